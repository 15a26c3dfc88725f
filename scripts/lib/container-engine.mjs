import { spawnSync } from 'node:child_process';

/** Runs the container engine's own command; returns its exit code and what it prints on both channels. */
export function docker(...args) {
  const { status, stdout, stderr } = spawnSync('docker', args, { encoding: 'utf8', timeout: 120_000 });
  return { code: status ?? 1, text: `${stdout ?? ''}${stderr ?? ''}`.trim() };
}

/** Whether a container engine with Compose answers on this machine. */
export const engineResponds = () => docker('info').code === 0 && docker('compose', 'version').code === 0;
