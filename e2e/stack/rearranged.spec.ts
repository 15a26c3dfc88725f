import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { axeFindings } from '../support/axe.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { pagesApi } from '../support/pages-api.ts';
import { least, renamed, sectionKinds, type Section } from '../support/section-kinds.ts';

const WIDTHS = [360, 768, 1440];
const opens = ({ __component }: Section) => __component.startsWith('opening.') && __component !== 'opening.anchor-nav';
const isOpening = (section: Section) =>
  opens(section) || section.__component === 'closing.form' || section.variant === 'index';
const kinds = sectionKinds();
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
      const faults = await page.evaluate(layoutFaults);
      found.push(...[...faults, ...(await axeFindings(page))].map((fault) => `${width} px: ${fault}`));
    }
    await api.unpublish(entry);
    expect(found).toEqual([]);
  });
}

/** Brings each section into view once, so that all of it is rendered. */
async function scrollThrough(page: Page): Promise<void> {
  await expect(page.locator('.splash')).toBeHidden();
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 450) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

function chunks<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / KINDS_PER_PAGE);
  return Array.from({ length: count }, (_, n) => all.slice(n * KINDS_PER_PAGE, (n + 1) * KINDS_PER_PAGE));
}
