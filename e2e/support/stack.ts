import fs from 'node:fs';
import path from 'node:path';
import { runCms as startCms, runWeb, seedCms, testSettings } from '../../scripts/lib/stack.mjs';

export type Settings = Record<string, string>;
export type Server = Awaited<ReturnType<typeof runWeb>>;

export const ROOT = path.resolve(import.meta.dirname, '..', '..');

/**
 * True when the tests run in their container image, which contains only parts of the project. Only docker-compose.yml
 * sets the variable, so on any other machine a missing part fails its test.
 */
export const inImage = Boolean(process.env.E2E_CMS_HOST);

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

/** Starts a CMS on these settings and waits until it responds. An empty data folder gets the seeded data. */
export async function runCms(settings: Settings): Promise<Server> {
  const [seeded, folder] = [process.env[SEEDED_DATA_VARIABLE], String(settings.DATA_DIR)];
  if (seeded && fs.readdirSync(folder).length === 0) fs.cpSync(seeded, folder, { recursive: true });
  return startCms(settings);
}

/** Starts a separate site with the settings in `more`. Without CMS_URL it has no CMS. */
export const startSite = async (more: Settings = {}): Promise<Server> => runWeb(await testSettings(more));
