import { spawn } from 'node:child_process';
import readline from 'node:readline';
import { log, logFor } from './log.mjs';

/**
 * Runs a program to its end. Returns its exit code and last 400 lines. `quiet` prints no output, so the caller can
 * print it after a failure.
 */
export function run(command, args, { cwd, env = process.env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const lines = [];
    const onLine = (line) => {
      lines.push(line);
      if (lines.length > 400) lines.shift();
      if (!quiet) console.log(line);
    };
    readline.createInterface({ input: child.stdout }).on('line', onLine);
    readline.createInterface({ input: child.stderr }).on('line', onLine);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: lines.join('\n') }));
  });
}

const KILL_AFTER_MS = 4000;

/**
 * Starts a long-running process. `onLine` gets each output line. The result has `exited` (a promise of its exit code),
 * `stop` (SIGTERM, then SIGKILL after four seconds) and `kill` (SIGKILL).
 */
export function startChild(file, args, { cwd, env, onLine = () => undefined }) {
  const child = spawn(process.execPath, [file, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  readline.createInterface({ input: child.stdout }).on('line', onLine);
  readline.createInterface({ input: child.stderr }).on('line', onLine);
  const exited = new Promise((resolve) => child.on('exit', (code, signal) => resolve(code ?? (signal ? 128 : 1))));
  return {
    pid: child.pid,
    exited,
    signal: (name) => child.kill(name),
    kill: () => child.kill('SIGKILL') && exited,
    async stop() {
      child.kill('SIGTERM');
      const killTimer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
      await exited;
      clearTimeout(killTimer);
    },
  };
}

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
