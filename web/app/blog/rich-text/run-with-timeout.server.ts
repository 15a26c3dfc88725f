import vm from 'node:vm';

const WORK_KEY = Symbol.for('site.bounded-work');
const script = new vm.Script(`globalThis[Symbol.for('site.bounded-work')]()`);

/** Thrown when work exceeds its time limit. */
export class RenderTimeoutError extends Error {
  override name = 'RenderTimeoutError';
}

/**
 * Runs `work` and returns its result. Throws RenderTimeoutError after `ms`, so that a slow text cannot block the site.
 * `work` must not change outside state, because the timeout can interrupt it anywhere.
 */
export function runWithTimeout<T>(ms: number, work: () => T): T {
  const slots = globalThis as unknown as Record<symbol, () => T>;
  slots[WORK_KEY] = work;
  try {
    return script.runInThisContext({ timeout: Math.max(1, Math.ceil(ms)) }) as T;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw new RenderTimeoutError(`not done after ${Math.round(ms)} ms`);
    throw error;
  } finally {
    delete slots[WORK_KEY];
  }
}
