import { expect, it } from 'vitest';
import { imageOf } from './image';

const CREATED = '2026-01-01T00:00:00.000Z';
const CHANGED = '2026-02-01T00:00:00.000Z';
const small = { url: '/uploads/small_well_1a.webp', width: 500, height: 300, hash: 'small_well_1a', size: 12.1 };
const file = {
  ...{ id: 7, documentId: 'f1', name: 'well.webp', hash: 'well_1a', createdAt: CREATED, updatedAt: CREATED },
  ...{ url: '/uploads/well_1a.webp', width: 1600, height: 960, alternativeText: 'A well', formats: { small } },
};

it('is reduced to the fields that the site reads', () => {
  expect(imageOf(file)).toEqual({
    url: '/uploads/well_1a.webp',
    width: 1600,
    height: 960,
    alternativeText: 'A well',
    formats: { small: { url: '/uploads/small_well_1a.webp', width: 500 } },
  });
});

it('has the focal point of an image that is cropped', () => {
  expect(imageOf({ ...file, focalPoint: { x: 20, y: 75.5 } })).toHaveProperty('focalPoint', { x: 20, y: 75.5 });
  expect(imageOf(file)).not.toHaveProperty('focalPoint');
});

it('has no empty fields', () => {
  const bare = { ...file, focalPoint: null, width: null, height: null, alternativeText: '', formats: null };
  expect(imageOf(bare)).toEqual({ url: '/uploads/well_1a.webp' });
});

it('has other URLs after the file was replaced', () => {
  const version = Date.parse(CHANGED).toString(36);
  expect(imageOf({ ...file, updatedAt: CHANGED })).toMatchObject({
    url: `/uploads/well_1a.webp?v=${version}`,
    formats: { small: { url: `/uploads/small_well_1a.webp?v=${version}` } },
  });
});
