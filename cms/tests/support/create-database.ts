import { randomBytes } from 'node:crypto';
import pg from 'pg';

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
