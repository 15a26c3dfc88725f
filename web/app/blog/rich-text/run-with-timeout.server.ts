import vm from 'node:vm';

const SLOT = Symbol.for('site.bounded-work');
const script = new vm.Script(`globalThis[Symbol.for('site.bounded-work')]()`);

/** Work that took too long and was cut off. */
export class RenderTimeoutError extends Error {
  override name = 'TookTooLong';
}

/**
 * Runs `work` and answers what it gives, but cuts it off after `ms`: a text made to be slow must not hold up the
 * site. `work` must keep no state outside itself, because a cut leaves it where it stands.
 */
export function runWithTimeout<T>(ms: number, work: () => T): T {
  const slots = globalThis as unknown as Record<symbol, () => T>;
  slots[SLOT] = work;
  try {
    return script.runInThisContext({ timeout: Math.max(1, Math.ceil(ms)) }) as T;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw new RenderTimeoutError(`not done after ${Math.round(ms)} ms`);
    throw error;
  } finally {
    delete slots[SLOT];
  }
}
