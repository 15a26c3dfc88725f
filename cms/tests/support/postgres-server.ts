import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server that each CMS of a test gets a database of its own on; unset: SQLite. */
    postgres?: string;
  }
}

/** One server for all files of the project "postgres". */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  if (!server) throw new Error('Neither a container engine nor a PostgreSQL server is to be had here.');
  project.provide('postgres', server.url);
  return () => server.stop();
}
