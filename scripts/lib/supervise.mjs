import { log, logFor } from './log.mjs';

const FIRST_RESTART_DELAY_MS = 1000;
const MAX_RESTART_DELAY_MS = 30_000;
/** Log lines of the CMS about its own table migrations at a first start. */
const IGNORED_LINE = /internal migration|\[discard-drafts\]|Media Library has been redesigned/;

/**
 * Runs parts in parallel and prefixes their log lines. Ctrl-C (or SIGTERM) stops all. After `keepAlive()` a part that
 * crashes, or crashed before, is restarted with growing delays. A part that exits with code 0 is not restarted.
 */
export function supervise() {
  const children = {};
  let stopping = false;
  /** Starts the parts again that crashed before `keepAlive()`. */
  const crashed = [];
  let restartsCrashed = false;

  function launch(name, start, delay) {
    const child = start((line) => IGNORED_LINE.test(line) || logFor(name, line));
    children[name] = child;
    const since = Date.now();
    void child.exited.then((code) => {
      if (stopping) return;
      if (code === 0) return restartsCrashed && log(`${name} was stopped; the rest goes on.`);
      const wait = Date.now() - since > MAX_RESTART_DELAY_MS ? FIRST_RESTART_DELAY_MS : delay;
      const restart = () => {
        log(`${name} ended unexpectedly (code ${code}); starting it again in ${wait / 1000} s.`);
        setTimeout(() => !stopping && launch(name, start, Math.min(wait * 2, MAX_RESTART_DELAY_MS)), wait);
      };
      if (restartsCrashed) restart();
      else crashed.push(restart);
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

  return {
    add: (name, start) => launch(name, start, FIRST_RESTART_DELAY_MS),
    stop,
    keepAlive() {
      restartsCrashed = true;
      for (const restart of crashed.splice(0)) restart();
    },
  };
}
