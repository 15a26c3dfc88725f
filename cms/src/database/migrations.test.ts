import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, test } from 'vitest';
import lock from '../../schema-lock.json';
import removeDrawings from '../../database/migrations/2026.11.28T00.00.00.remove-drawings.js';
import { useSqliteForThisNode } from './sqlite-for-this-node';

const { REMOVED, TABLES, up } = removeDrawings;
const columns = Object.keys(REMOVED) as Array<keyof typeof REMOVED>;

let database: Knex;
beforeEach(() => {
  useSqliteForThisNode();
  database = knex({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
});
afterEach(() => database.destroy());

test('a removed value is replaced in every table, and other values stay', async () => {
  for (const column of columns) {
    for (const name of TABLES[column]) {
      if (!(await database.schema.hasTable(name)))
        await database.schema.createTable(name, (table) => table.increments());
      await database.schema.alterTable(name, (table) => table.string(column));
      await database(name).insert(
        [...Object.keys(REMOVED[column]), 'surve-r-record'].map((value) => ({ [column]: value })),
      );
    }
  }
  await up(database);
  for (const column of columns) {
    for (const name of TABLES[column]) {
      const stored = await database(name).whereIn(column, Object.keys(REMOVED[column])).count({ rows: '*' });
      expect(stored, name).toEqual([{ rows: 0 }]);
      expect(await database(name).where(column, 'surve-r-record'), name).toHaveLength(1);
    }
  }
});

test('a new database without tables stays as it is', async () => {
  await expect(up(database)).resolves.toBeUndefined();
});

test('no component offers a removed value, and each replacement is offered', () => {
  const types = Object.values(lock as Record<string, { table: string; columns: Record<string, string> }>);
  for (const column of columns) {
    const offered = types
      .filter(({ table }) => TABLES[column].includes(table))
      .flatMap((type) => /\((.*)\)/.exec(type.columns[column] ?? '')?.[1]?.split(' ') ?? []);
    for (const [from, to] of Object.entries(REMOVED[column])) {
      expect(offered, from).not.toContain(from);
      if (to) expect(offered, to).toContain(to);
    }
  }
});
