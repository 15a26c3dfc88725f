import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Schema } from '../bootstrap/field-texts';
import { toLabels, type SiteProblem } from './content-problems';

const SRC = path.resolve(import.meta.dirname, '..');

function schemaOf(uid: string): Schema | undefined {
  const [, name] = /^api::(\w+)\./.exec(uid) ?? [];
  const file = name ? `api/${name}/content-types/${name}/schema.json` : `components/${uid.replace('.', '/')}.json`;
  if (!uid || !fs.existsSync(path.join(SRC, file))) return undefined;
  return { ...(JSON.parse(fs.readFileSync(path.join(SRC, file), 'utf8')) as Schema), uid };
}
const labelsOf = (problem: Omit<SiteProblem, 'reason'>) => {
  const { section, field } = toLabels({ ...problem, reason: 'is missing' }, schemaOf);
  return [section, field];
};
const inTeam = (...field: SiteProblem['field']) =>
  labelsOf({ entry: '/aboutus', section: 2, component: 'people.team', field });

it.each([
  [labelsOf({ entry: '/aboutus', field: ['title'] }), [undefined, 'Search title']],
  [labelsOf({ entry: '/aboutus', field: ['crumbs', 0, 'name'] }), [undefined, 'Path to the page 1, Name']],
  [labelsOf({ entry: 'Site', field: ['footer', 1, 'items', 2, 'to'] }), [undefined, 'Footer 2, Links 3, Link']],
  [labelsOf({ entry: 'Story', documentId: 's1', field: ['to'] }), [undefined, 'Page']],
  [inTeam('title'), ['Section 2, Team', 'Title']],
  [inTeam('items', 0, 'picture', 'image', 'url'), ['Section 2, Team', 'People 1, Picture, Image']],
  [inTeam('__component'), ['Section 2, Team', '']],
  [labelsOf({ entry: '/', section: 3, component: 'old.gone', field: ['__component'] }), ['Section 3, old.gone', '']],
])('a problem has the names of the admin: %j', (found, expected) => expect(found).toEqual(expected));
