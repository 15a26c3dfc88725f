import { spawnSync } from 'node:child_process';

/** Runs the engine's own command; answers what it prints on both channels, and its exit code. */
export function docker(...args: string[]): { code: number; text: string } {
  const { status, stdout, stderr } = spawnSync('docker', args, { encoding: 'utf8', timeout: 120_000 });
  return { code: status ?? 1, text: `${stdout}${stderr}`.trim() };
}

/** Whether a container engine with Compose answers on this machine. */
export const engineAnswers = () => docker('info').code === 0 && docker('compose', 'version').code === 0;
