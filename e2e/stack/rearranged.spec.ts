import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '../fixtures/test.ts';
import { axeFindings, layoutFaults, scrollThrough } from '../support/page.ts';
import { pagesApi } from '../support/admin-api.ts';
import { inImage, ROOT } from '../support/stack.ts';

type Section = { __component: string; variant?: string; [field: string]: unknown };
type Field = {
  type: string;
  required?: boolean;
  repeatable?: boolean;
  component?: string;
  min?: number;
  default?: unknown;
};

const CMS = path.join(ROOT, 'cms');
const json = <T>(file: string) => JSON.parse(fs.readFileSync(path.join(CMS, file), 'utf8')) as T;
const fieldsOf = (uid: string) =>
  json<{ attributes: Record<string, Field> }>(`src/components/${uid.replace('.', '/')}.json`).attributes;

/** Returns one section of each type and design of the shipped pages: the one with the most content. */
function sectionKinds(): { name: string; section: Section }[] {
  const all = fs
    .readdirSync(path.join(CMS, 'seed/pages'))
    .flatMap((file) => json<{ sections: Section[] }>(`seed/pages/${file}`).sections);
  const largest = new Map<string, Section>();
  for (const section of all) {
    const name = [section.__component, section.variant].filter(Boolean).join(' ');
    const known = largest.get(name);
    if (!known || JSON.stringify(section).length > JSON.stringify(known).length) largest.set(name, section);
  }
  return [...largest].map(([name, section]) => ({ name, section }));
}

/** Returns a section under another title, because two landmarks of one page must not have one name. */
const renamed = (section: Section, suffix: string): Section =>
  Object.fromEntries(
    Object.entries(section).map(([name, value]) =>
      ['title', 'label'].includes(name) ? [name, `${String(value).slice(0, 60)} ${suffix}`] : [name, value],
    ),
  ) as Section;

/**
 * Returns a section with the least that its schema allows: no optional field, and as few items as possible. The opening of
 * a product keeps its picture or animation, which the CMS requires.
 */
function least(section: Section): Section {
  const kept = leastOf(section.__component, section);
  const { variant } = section;
  return { ...kept, __component: section.__component, ...(variant && { variant }) };
}

function leastOf(uid: string, value: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(fieldsOf(uid)).flatMap(([name, field]): [string, unknown][] => {
    const own = value[name];
    if (own === undefined || own === null) return [];
    if (uid === 'opening.product-hero' && ['picture', 'opening'].includes(name)) return [[name, own]];
    if (field.type !== 'component') return field.required ? [[name, own]] : [];
    const { component = '', repeatable, required, min = required ? 1 : 0 } = field;
    if (!repeatable) return required ? [[name, leastOf(component, own as Record<string, unknown>)]] : [];
    const items = (own as Record<string, unknown>[]).slice(0, min);
    return items.length > 0 ? [[name, items.map((item) => leastOf(component, item))]] : [];
  });
  return Object.fromEntries(entries);
}

const WIDTHS = [360, 768, 1440];
const opens = ({ __component }: Section) => __component.startsWith('opening.') && __component !== 'opening.anchor-nav';
const isOpening = (section: Section) =>
  opens(section) || section.__component === 'closing.form' || section.variant === 'index';
// The image of the browser tests has no CMS.
const kinds = inImage ? [] : sectionKinds();
const openings = kinds.filter(({ section }) => isOpening(section));
const others = kinds.filter(({ section }) => !isOpening(section));
const opening: Section = { __component: 'opening.page-hero', title: 'Open day', variant: 'band', tone: 'paper' };
/** The kinds that one page has, so that a fault is near its cause. */
const KINDS_PER_PAGE = 4;

/** Each kind as its seed has it, with the least that its schema allows, and again. */
const arrangements = [
  ...chunks(others).map((some) => ({
    name: some.map(({ name }) => name).join(', '),
    sections: [
      opening,
      ...some.flatMap(({ section }, n) => [
        renamed(section, `of kind ${n}`),
        renamed(least(section), `with the least of kind ${n}`),
        renamed(section, `of kind ${n} again`),
      ]),
    ],
  })),
  ...openings.map(({ name, section }) => ({
    name: `${name} with the least fields`,
    sections: [least(section), others[0]!.section],
  })),
];

for (const { name, sections } of arrangements) {
  test(`sections that an editor repeats, reorders and empties look designed: ${name}`, async ({ page, stack }) => {
    test.setTimeout(180_000);
    const api = pagesApi(stack);
    const path = `/rearranged-${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;
    const fields = { path, title: 'Open day', description: 'One day in the field.', type: 'company', sections };
    const entry = await api.create(fields);
    await expect.poll(async () => (await fetch(stack.site + path)).status).toBe(200);
    await page.goto(path);
    const found: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await scrollThrough(page);
      found.push(...(await page.evaluate(layoutFaults)).map((fault) => `${width} px: ${fault}`));
    }
    found.push(...(await axeFindings(page)));
    await api.unpublish(entry);
    expect(found).toEqual([]);
  });
}

function chunks<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / KINDS_PER_PAGE);
  return Array.from({ length: count }, (_, n) => all.slice(n * KINDS_PER_PAGE, (n + 1) * KINDS_PER_PAGE));
}
