import fs from 'node:fs';
import { expect, it } from 'vitest';
import { LEAD_STATUSES } from './lead-statuses';
import { LEAD_TYPES } from './lead-types';

type Schema = { attributes: { leadStatus: { enum: string[] } } };

it.each(Object.values(LEAD_TYPES))('$uid has the same statuses in its schema', ({ uid }) => {
  const name = uid.split('.').at(-1)!;
  const file = new URL(`../api/${name}/content-types/${name}/schema.json`, import.meta.url);
  const { attributes } = JSON.parse(fs.readFileSync(file, 'utf8')) as Schema;
  expect(attributes.leadStatus.enum).toEqual([...LEAD_STATUSES]);
});
