import { createRequire } from 'node:module';
import path from 'node:path';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { inject } from 'vitest';
import type { RunningCms } from './start-cms.ts';
import { randomBytes } from 'node:crypto';
import pg from 'pg';

export type Row = Record<string, unknown>;
type Value = string | number | Date;
type Statement = { reader: boolean; all(...values: unknown[]): Row[]; run(...values: unknown[]): unknown };
type Sqlite = { prepare(sql: string): Statement; close(): void };

const require = createRequire(import.meta.url);
const QUERY_TIMEOUT_MS = 30_000;
const workers = new Map<string, Worker>();

/**
 * Returns the settings of a copy of the prepared database for one CMS. Empty for SQLite, whose file is in the data
 * folder.
 */
export async function ownDatabase(): Promise<Record<string, string>> {
  const prepared = inject('preparedDatabase');
  return prepared ? createDatabase(prepared) : {};
}

/**
 * Queries the database directly, once per list of values for the `?` placeholders. Returns times as milliseconds since
 * 1970, whatever the database stores.
 */
export function sql({ env }: Pick<RunningCms, 'env'>, text: string, ...values: Value[][]): Row[] {
  if (env.DATABASE_CLIENT === 'postgres') {
    return queryPostgres(String(env.DATABASE_URL), text, values);
  }
  const name = Number(process.versions.node.split('.')[0]) >= 22 ? 'better-sqlite3-node22' : 'better-sqlite3';
  const Driver = require(name) as new (file: string) => Sqlite;
  const database = new Driver(path.join(String(env.DATA_DIR), 'cms.sqlite'));
  try {
    const statement = database.prepare(text);
    if (statement.reader) return statement.all(...(values[0] ?? []).map(plain));
    database.prepare('begin').run();
    for (const one of values.length > 0 ? values : [[]]) statement.run(...one.map(plain));
    database.prepare('commit').run();
    return [];
  } finally {
    database.close();
  }
}

const plain = (value: Value) => (value instanceof Date ? value.getTime() : value);

function queryPostgres(url: string, text: string, values: Value[][]): Row[] {
  const worker = workers.get(url) ?? new Worker(path.join(import.meta.dirname, 'postgres-worker.mjs'));
  worker.unref();
  workers.set(url, worker);
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ url, text, values, port: port2, signal }, [port2]);
  Atomics.wait(signal, 0, 0, QUERY_TIMEOUT_MS);
  const response = receiveMessageOnPort(port1)?.message as { rows?: Row[]; error?: string } | undefined;
  port1.close();
  if (!response?.rows) throw new Error(response?.error ?? 'The database did not respond to the test');
  return response.rows;
}

/** Creates a copy of the database at `url` on the same server. Returns the CMS settings for it. */
export async function createDatabase(url: string): Promise<Record<string, string>> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const source = new URL(url);
  const template = source.pathname.slice(1);
  source.pathname = '/postgres';
  const client = new pg.Client({ connectionString: source.href });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  source.pathname = `/${name}`;
  return { DATABASE_CLIENT: 'postgres', DATABASE_URL: source.href };
}
