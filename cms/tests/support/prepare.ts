import fs from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { seedCms } from '../../../scripts/lib/stack.mjs';
import { startPostgres } from '../../../scripts/lib/containers.mjs';
import { emptyCmsSettings } from './cms-settings.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data folder of a CMS that was started once and has no articles. Each test's CMS gets a copy. */
    preparedData: string;
    /** The same as a PostgreSQL database. Undefined for SQLite, whose file is in the data folder. */
    preparedDatabase?: string;
  }
}

/** Prepares the data once for all test files of a project. The project "postgres" also gets one server. */
export default async function setup(project: TestProject) {
  const server = project.name === 'postgres' ? await postgres() : undefined;
  const database = server && { DATABASE_CLIENT: 'postgres', DATABASE_URL: server.url };
  const env = await emptyCmsSettings(database);
  const log: string[] = [];
  const child = seedCms(env, (line: string) => log.push(line));
  if ((await child.exited) !== 0) throw new Error(`The data for the tests could not be prepared:\n${log.join('\n')}`);
  // The lock socket of the finished CMS. It cannot be copied.
  fs.rmSync(path.join(String(env.DATA_DIR), 'in-use.sock'), { force: true });
  project.provide('preparedData', String(env.DATA_DIR));
  project.provide('preparedDatabase', server?.url);
  return async () => {
    fs.rmSync(String(env.DATA_DIR), { recursive: true });
    await server?.stop();
  };
}

async function postgres() {
  const server = await startPostgres();
  if (!server) throw new Error('Tests on PostgreSQL need a container engine or an installed PostgreSQL server.');
  return server;
}
