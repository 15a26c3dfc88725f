import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Schema } from '../bootstrap/field-texts';
import { toLabels, type SiteProblem } from './content-problems';
import { listPictures } from './picker-pictures';
import { shippedSections } from './shipped-text';

const section = (__component: string, title: string) => ({ __component, title });

it('a section belongs to the shipped section of its type with the same rank', () => {
  const shipped = [section('a.x', 'First'), section('a.y', 'Other'), section('a.x', 'Second')];
  const edited = [
    section('a.x', '1'),
    section('a.x', '2'),
    section('a.x', '3'),
    section('a.y', '4'),
    section('a.z', '5'),
  ];
  expect(shippedSections(edited, shipped).map((one) => one?.title)).toEqual([
    ...['First', 'Second', undefined, 'Other', undefined],
  ]);
});

const CMS = path.resolve(import.meta.dirname, '../..');
const PREVIEWS_FOLDER = path.join(CMS, 'section-previews');
const MAX_THUMBNAIL_BYTES = 15_000;

it('every section has a thumbnail, and every thumbnail is small and of a section', () => {
  const schema = fs.readFileSync(path.join(CMS, 'src/api/page/content-types/page/schema.json'), 'utf8');
  const { attributes } = JSON.parse(schema) as { attributes: { sections: { components: string[] } } };
  const files = fs.readdirSync(PREVIEWS_FOLDER);
  expect(files.sort()).toEqual(attributes.sections.components.map((uid) => `${uid}.webp`).sort());
  const large = files.filter((file) => fs.statSync(path.join(PREVIEWS_FOLDER, file)).size > MAX_THUMBNAIL_BYTES);
  expect(large).toEqual([]);
});

it('every shipped picture has a file, and none where the folder is not there', () => {
  const pictures = listPictures(CMS, path.join(CMS, '../web/pictures'));
  expect(pictures.filter(({ file }) => !file)).toEqual([]);
  expect(pictures).toContainEqual(expect.objectContaining({ name: 'carbon-map', file: 'carbon-map/wide.avif' }));
  const without = pictures.map((picture) => ({ ...picture, file: undefined }));
  expect(listPictures(CMS, path.join(CMS, 'nowhere'))).toEqual(without);
});

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
