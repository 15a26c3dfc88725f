import fs from 'node:fs';
import { seedCms } from '../../scripts/lib/stack.mjs';
import { testSettings } from './settings.ts';

/** Names the data folder that every new CMS of the tests gets a copy of. */
const VARIABLE = 'E2E_SEEDED_DATA';

/** Seeds a data folder once, which takes longer than all the rest of a first start. Returns how to remove it. */
export async function prepareSeededData(): Promise<() => void> {
  const settings = await testSettings();
  const log: string[] = [];
  const child = seedCms(settings, (line: string) => log.push(line));
  if ((await child.exited) !== 0) throw new Error(`The CMS could not be seeded:\n${log.join('\n')}`);
  const folder = String(settings.DATA_DIR);
  // The mark of a CMS at work, which ended with it and cannot be copied.
  fs.rmSync(`${folder}/in-use.sock`, { force: true });
  process.env[VARIABLE] = folder;
  return () => fs.rmSync(folder, { recursive: true });
}

/** Fills an empty data folder with the seeded data. One that holds something stays as it is. */
export function fillWithSeed(folder: string): void {
  const seeded = process.env[VARIABLE];
  if (seeded && fs.readdirSync(folder).length === 0) fs.cpSync(seeded, folder, { recursive: true });
}
