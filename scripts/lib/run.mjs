import { spawn } from 'node:child_process';
import readline from 'node:readline';

/**
 * Runs a program to its end and returns its exit code and last lines. With `quiet` its output is held back and
 * only shown by the caller, say when it fails.
 */
export function run(command, args, { cwd, env = process.env, quiet = false, prefix = '' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const lines = [];
    const take = (line) => {
      lines.push(line);
      if (lines.length > 400) lines.shift();
      if (!quiet) console.log(prefix + line);
    };
    readline.createInterface({ input: child.stdout }).on('line', take);
    readline.createInterface({ input: child.stderr }).on('line', take);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: lines.join('\n') }));
  });
}
