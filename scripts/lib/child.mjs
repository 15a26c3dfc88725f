import { spawn } from 'node:child_process';
import readline from 'node:readline';

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
