import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { MOCKUP_NAMES, type MockupName } from '~/mockups/mockup-names';
import {
  CHOICE_MOCKUP_NAMES,
  OFFERING_MOCKUP_NAMES,
  PLAN_MOCKUP_NAMES,
  PRODUCT_MOCKUP_NAMES,
} from '~/mockups/product-mockup-names';
import { mockups } from '~/mockups/registry';
import { MockupStyles } from './mockup-styles';

vi.mock('../../mockups/styles/choice-mockups.css?url', () => ({ default: '/choices.css' }));
vi.mock('../../mockups/styles/offering-mockups.css?url', () => ({ default: '/offerings.css' }));
vi.mock('../../mockups/styles/product-openings.css?url', () => ({ default: '/openings.css' }));
vi.mock('../../mockups/styles/plan-mockups.css?url', () => ({ default: '/plans.css' }));
vi.mock('../../mockups/styles/platform-mockups.css?url', () => ({ default: '/platforms.css' }));
vi.mock('../../mockups/styles/support.css?url', () => ({ default: '/support.css' }));
vi.mock('../../mockups/styles/theory.css?url', () => ({ default: '/theory.css' }));
vi.mock('../../mockups/styles/talukas.css?url', () => ({ default: '/talukas.css' }));
vi.mock('../../mockups/styles/sheet-mockups.css?url', () => ({ default: '/sheets.css' }));

const sheetOf = (mockup: MockupName, image?: { url: string }) =>
  /href="(\S+)"/.exec(renderToString(<MockupStyles mockup={mockup} image={image} />))?.[1];

test('the screen of a platform, a sheet and the opening of a product each load their styles', () => {
  expect(sheetOf('health-overview')).toBe('/platforms.css');
  expect(sheetOf('board-page')).toBe('/sheets.css');
  expect(sheetOf('progran-promise')).toBe('/openings.css');
  expect(sheetOf('progran-support')).toBe('/support.css');
  expect(sheetOf('talukas-all')).toBe('/talukas.css');
  expect(sheetOf('board-page', { url: '/uploads/board.jpg' })).toBeUndefined();
});

test('screens of products load none, except the opening of Drive-R', () => {
  expect(PRODUCT_MOCKUP_NAMES.filter((name) => sheetOf(name))).toEqual(['drive-r-spending']);
});

test('the mockups of Try it, of Offerings and of Plans load their styles', () => {
  expect(new Set(CHOICE_MOCKUP_NAMES.map((name) => sheetOf(name)))).toEqual(new Set(['/choices.css', '/theory.css']));
  expect(sheetOf('progran-theory')).toBe('/theory.css');
  expect(sheetOf('progran-gardens-planted')).toBe('/theory.css');
  expect(new Set(OFFERING_MOCKUP_NAMES.map((name) => sheetOf(name)))).toEqual(new Set(['/offerings.css']));
  expect(new Set(PLAN_MOCKUP_NAMES.map((name) => sheetOf(name)))).toEqual(new Set(['/plans.css']));
});

/** Sheets of solutions and case studies have one of these classes, screens of platforms have none. */
const SHEET_CLASS = /class="(?:[^"]* )?(sheet|sheet-pair|one-plot|one-record|evidence)[ "]/;

test('only a sheet loads the styles of sheets', () => {
  for (const name of MOCKUP_NAMES) {
    const { component: Drawing } = mockups[name];
    const isSheet = SHEET_CLASS.test(renderToString(<Drawing />));
    if (!CHOICE_MOCKUP_NAMES.some((one) => one === name)) expect(sheetOf(name) === '/sheets.css', name).toBe(isSheet);
  }
});
