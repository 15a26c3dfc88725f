import { spawn } from 'node:child_process';
import readline from 'node:readline';

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
