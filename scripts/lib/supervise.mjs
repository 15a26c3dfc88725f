import { log, logFor } from './log.mjs';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** Log lines of the CMS about its own table migrations at a first start. */
const NOISE = /internal migration|\[discard-drafts\]|Media Library has been redesigned/;

/**
 * Runs parts side by side and prefixes their log lines. Ctrl-C (or SIGTERM) stops all. After `keepAlive()` a part that
 * crashes is restarted with growing pauses. A part that exits with code 0 is not restarted.
 */
export function supervise() {
  const children = {};
  let stopping = false;
  let alive = false;

  function launch(name, start, pause) {
    const child = start((line) => NOISE.test(line) || logFor(name, line));
    children[name] = child;
    const since = Date.now();
    void child.exited.then((code) => {
      if (stopping || !alive) return;
      if (code === 0) return log(`${name} was stopped; the rest goes on.`);
      const wait = Date.now() - since > LONGEST_PAUSE_MS ? FIRST_PAUSE_MS : pause;
      log(`${name} ended unexpectedly (code ${code}); starting it again in ${wait / 1000} s.`);
      setTimeout(() => !stopping && launch(name, start, Math.min(wait * 2, LONGEST_PAUSE_MS)), wait);
    });
    return child;
  }

  async function stop() {
    stopping = true;
    await Promise.all(Object.values(children).map((child) => child.stop()));
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      if (stopping) return;
      log('\nStopping …');
      await stop();
      process.exit(0);
    });
  }

  return { add: (name, start) => launch(name, start, FIRST_PAUSE_MS), stop, keepAlive: () => (alive = true) };
}
