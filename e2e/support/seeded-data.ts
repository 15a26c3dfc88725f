import fs from 'node:fs';
import { seedCms } from '../../scripts/lib/stack.mjs';
import { testSettings } from './settings.ts';

/** The variable with the data folder. Every new CMS of the tests gets a copy of the folder. */
const SEEDED_DATA_VARIABLE = 'E2E_SEEDED_DATA';

/** Seeds a data folder once, because that is the longest step of a first start. Returns a function that removes it. */
export async function prepareSeededData(): Promise<() => void> {
  const settings = await testSettings();
  const log: string[] = [];
  const child = seedCms(settings, (line: string) => log.push(line));
  if ((await child.exited) !== 0) throw new Error(`The CMS could not be seeded:\n${log.join('\n')}`);
  const folder = String(settings.DATA_DIR);
  // The socket of the CMS that has ended. A socket cannot be copied.
  fs.rmSync(`${folder}/in-use.sock`, { force: true });
  process.env[SEEDED_DATA_VARIABLE] = folder;
  return () => fs.rmSync(folder, { recursive: true });
}

/** Copies the seeded data into an empty data folder. Any other folder stays unchanged. */
export function fillWithSeed(folder: string): void {
  const seeded = process.env[SEEDED_DATA_VARIABLE];
  if (seeded && fs.readdirSync(folder).length === 0) fs.cpSync(seeded, folder, { recursive: true });
}
