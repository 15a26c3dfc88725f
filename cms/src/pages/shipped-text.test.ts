import path from 'node:path';
import { expect, it } from 'vitest';
import { PAGE_UID, SITE_UID } from './page-type';
import { resetData, shippedEntry, shippedSections } from './shipped-text';

const CMS = path.resolve(import.meta.dirname, '../..');
const section = (__component: string, title: string) => ({ __component, title });

it('a reset gives a field that does not ship its default, or empties it', () => {
  const attributes = {
    id: { type: 'integer' },
    title: { type: 'string' },
    hue: { type: 'enumeration' },
    noIndex: { type: 'boolean', default: false },
    crumbs: { type: 'component', component: 'items.crumb', repeatable: true },
    sections: { type: 'dynamiczone' },
    action: { type: 'component', component: 'items.link' },
    updatedAt: { type: 'datetime' },
  };
  expect(resetData({ attributes }, { title: 'About' })).toEqual({
    ...{ title: 'About', hue: null, noIndex: false, crumbs: [], sections: [], action: null },
  });
});

it('the pages of the site and the entry Site ship, a new page does not', () => {
  expect(shippedEntry(CMS, PAGE_UID, '/aboutus')).toMatchObject({ path: '/aboutus' });
  expect(shippedEntry(CMS, SITE_UID)).toHaveProperty('navigation');
  for (const path of ['/open-day', null]) expect(shippedEntry(CMS, PAGE_UID, path)).toBeUndefined();
});

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
