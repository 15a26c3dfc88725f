import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { textsIn } from '../../testing/copy';
import { fixedPaths } from '~/paths';
import { type Page, pageSchema } from './page-schema';
import { sections } from './sections';

const CMS = path.resolve(import.meta.dirname, '../../../cms');
const json = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(CMS, file), 'utf8'));
const names = fs.readdirSync(path.join(CMS, 'seed/pages')).filter((file) => file.endsWith('.json'));
const pages = names.map((name) => [name, json(`seed/pages/${name}`) as Page] as const);

describe.each(pages)('the shipped page %s', (_, page) => {
  it('has only fields of the schemas, in their limits', () => {
    const parsed = pageSchema.safeParse(page);
    expect(parsed.error?.issues).toBeUndefined();
    // Zod drops unknown fields of sections, so a misspelt name would lose its text without an error. A parsed picture has
    // its files instead of its name.
    const texts = (value: unknown) =>
      textsIn(value)
        .filter(({ at }) => !at.includes('.picture.'))
        .map(({ text }) => text)
        .toSorted();
    expect(texts(parsed.data)).toEqual(texts(page));
  });

  it('links to pages of the site, to its own anchors and to other sites', () => {
    const anchors = new Set(textsIn(page).flatMap(({ at, text }) => (at.endsWith('.anchor') ? [`#${text}`] : [])));
    for (const { at, text } of textsIn(page).filter((one) => /\.(to|pictureTo)$/.test(one.at))) {
      const isKnown = anchors.has(text) || (fixedPaths as readonly string[]).includes(text) || /^https:/.test(text);
      expect(isKnown, `${at}: ${text}`).toBe(true);
    }
  });
});

test('each page has a unique path, which is in the route table', () => {
  const paths = pages.map(([, page]) => page.path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const one of paths) expect(fixedPaths).toContain(one);
});

const source = fs.readFileSync(path.join(import.meta.dirname, 'sections.ts'), 'utf8').replace(/\s+/g, ' ');

test.each(Object.entries(sections))('the section %s names the file that it imports', (uid, { file }) => {
  expect(fs.existsSync(path.join(import.meta.dirname, `../${file}.tsx`))).toBe(true);
  expect(source).toContain(`'${uid}': section('${file}', () => import('~/${file}')`);
});
