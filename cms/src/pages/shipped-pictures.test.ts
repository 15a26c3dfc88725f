import path from 'node:path';
import { expect, it } from 'vitest';
import { listPictures } from './shipped-pictures';

const CMS = path.resolve(import.meta.dirname, '../..');

it('every shipped picture has a file, and none where the folder is not there', () => {
  const pictures = listPictures(CMS, path.join(CMS, '../web/pictures'));
  expect(pictures.filter(({ file }) => !file)).toEqual([]);
  expect(pictures).toContainEqual(expect.objectContaining({ name: 'carbon-map', file: 'carbon-map/wide.avif' }));
  const without = pictures.map((picture) => ({ ...picture, file: undefined }));
  expect(listPictures(CMS, path.join(CMS, 'nowhere'))).toEqual(without);
});
