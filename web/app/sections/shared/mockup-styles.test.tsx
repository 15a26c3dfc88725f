import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { MOCKUP_NAMES, type MockupName } from '~/mockups/mockup-names';
import { CHOICE_MOCKUP_NAMES, PRODUCT_MOCKUP_NAMES } from '~/mockups/product-mockup-names';
import { mockups } from '~/mockups/registry';
import { MockupStyles } from './mockup-styles';

vi.mock('../../mockups/styles/choice-mockups.css?url', () => ({ default: '/choices.css' }));
vi.mock('../../mockups/styles/question-sheet.css?url', () => ({ default: '/answers.css' }));
vi.mock('../../mockups/styles/progran-promise.css?url', () => ({ default: '/promise.css' }));
vi.mock('../../mockups/styles/platform-mockups.css?url', () => ({ default: '/platforms.css' }));
vi.mock('../../mockups/styles/theory.css?url', () => ({ default: '/theory.css' }));
vi.mock('../../mockups/styles/talukas.css?url', () => ({ default: '/talukas.css' }));
vi.mock('../../mockups/styles/sheet-mockups.css?url', () => ({ default: '/sheets.css' }));
vi.mock('../../mockups/styles/surve-r-form.css?url', () => ({ default: '/surve-r-form.css' }));
vi.mock('../../mockups/styles/surve-r-queue.css?url', () => ({ default: '/surve-r-queue.css' }));
vi.mock('../../mockups/styles/surve-r-record.css?url', () => ({ default: '/surve-r-record.css' }));
vi.mock('../../mockups/styles/surve-r.css?url', () => ({ default: '/surve-r.css' }));
vi.mock('../../mockups/styles/progran-locations.css?url', () => ({ default: '/progran-locations.css' }));
vi.mock('../../mockups/styles/progran.css?url', () => ({ default: '/progran.css' }));
vi.mock('../../mockups/styles/drive-r-spending.css?url', () => ({ default: '/drive-r-spending.css' }));
vi.mock('../../mockups/styles/drive-r-question.css?url', () => ({ default: '/drive-r-question.css' }));
vi.mock('../../mockups/styles/drive-r.css?url', () => ({ default: '/drive-r.css' }));

const sheetsOf = (mockup: MockupName, image?: { url: string }) =>
  [...renderToString(<MockupStyles mockup={mockup} image={image} />).matchAll(/href="(\S+)"/g)].map(([, href]) => href);
const isOfProduct = (href: string | undefined) =>
  /^\/(surve-r|progran|progran-locations|drive-r|drive-r-spending|drive-r-question)\.css$/.test(href ?? '');
/** The sheet of a part of the mockups, besides that of their product. */
const sheetOf = (...args: Parameters<typeof sheetsOf>) => sheetsOf(...args).find((href) => !isOfProduct(href));

test('the screen of a platform, a sheet and the opening of a product each load their styles', () => {
  expect(sheetOf('health-overview')).toBe('/platforms.css');
  expect(sheetOf('board-page')).toBe('/sheets.css');
  expect(sheetOf('progran-promise')).toBe('/promise.css');
  expect(sheetOf('talukas-all')).toBe('/talukas.css');
  expect(sheetOf('board-page', { url: '/uploads/board.jpg' })).toBeUndefined();
});

test('screens of products load the styles of their product, and few of them those of a part', () => {
  for (const name of PRODUCT_MOCKUP_NAMES) {
    const [product] = /^(surve-r|progran|drive-r)/.exec(name) ?? [];
    const part = /^(progran-locations|drive-r-spending|drive-r-question)/.exec(name.replace('extra', 'question'))?.[0];
    expect(sheetsOf(name)[0]).toBe(`/${part ?? product}.css`);
  }
  const parts = PRODUCT_MOCKUP_NAMES.flatMap((name) => sheetOf(name) ?? []);
  expect(new Set(parts)).toEqual(new Set(['/surve-r-form.css', '/surve-r-queue.css']));
});

test('the styles of a product stand before those of its other mockups', () => {
  expect(sheetsOf('surve-r-record')).toEqual(['/surve-r.css', '/surve-r-record.css']);
  expect(sheetsOf('health-overview')).toEqual(['/platforms.css']);
});

const TEXT_OF_STYLES = import.meta.glob<string>(
  '../../mockups/styles/{surve-r*,progran*,drive-r*,panels,phone,charts,window,primitives}.css',
  { query: '?raw', import: 'default', eager: true },
);
/** The classes in the sheets whose names begin so. */
const classesIn = (beginning: string) =>
  new Set(
    Object.entries(TEXT_OF_STYLES)
      .filter(([file]) => file.startsWith(`../../mockups/styles/${beginning}`))
      .flatMap(([, text]) => [...text.matchAll(/\.((?:sr|pg|dr|bar)-[\w-]+)/g)].map(([, name]) => name!)),
  );

test('no mockup has a class that only the styles of another product know', () => {
  const products = ['surve-r', 'progran-locations', 'progran', 'drive-r'].map((product) => ({
    product,
    classes: classesIn(product),
  }));
  const ofAll = ['panels', 'phone', 'charts', 'window', 'primitives'].map(classesIn);
  expect(products.every(({ classes }) => classes.size > 5)).toBe(true);
  for (const name of MOCKUP_NAMES) {
    const { component: Drawing } = mockups[name];
    const used = [...renderToString(<Drawing />).matchAll(/class="([^"]*)"/g)].flatMap(([, names]) =>
      names!.split(' '),
    );
    const [own] = products.filter(({ product }) => name.startsWith(product));
    const known = [...ofAll, own?.classes];
    const foreign = products.flatMap(({ classes }) => used.filter((one) => classes.has(one)));
    expect(
      foreign.filter((one) => !known.some((classes) => classes?.has(one))),
      name,
    ).toEqual([]);
  }
});

test('the mockups of Try it load their styles', () => {
  const ofChoices = { 'surve-r': '/choices.css', progran: '/theory.css', 'drive-r': '/answers.css' };
  for (const [product, sheet] of Object.entries(ofChoices)) {
    const choices = CHOICE_MOCKUP_NAMES.filter((name) => name.startsWith(product));
    expect(new Set(choices.map((name) => sheetOf(name)))).toEqual(new Set([sheet]));
  }
  expect(sheetOf('progran-theory')).toBe('/theory.css');
  expect(sheetOf('progran-gardens-planted')).toBe('/theory.css');
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
