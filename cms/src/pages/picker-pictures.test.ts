import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listPictures } from './picker-pictures';

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
