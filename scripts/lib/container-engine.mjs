import { spawnSync } from 'node:child_process';

/** Runs a docker command. Returns its exit code and combined output. */
export function docker(...args) {
  const { status, stdout, stderr } = spawnSync('docker', args, { encoding: 'utf8', timeout: 120_000 });
  return { code: status ?? 1, text: `${stdout ?? ''}${stderr ?? ''}`.trim() };
}

/** Returns whether a container engine with Compose responds. */
export const engineResponds = () => docker('info').code === 0 && docker('compose', 'version').code === 0;
