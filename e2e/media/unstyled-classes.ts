import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const STYLES = path.resolve(import.meta.dirname, '../../web/app/mockups/styles');
/** The styles of mockups in one kind of section. A mockup elsewhere does without them. */
const OF_SECTIONS = ['link-cards.css', 'tour-screens.css'];

const classesIn = (css: string) => [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!);

const styled = new Set(
  readdirSync(STYLES)
    .filter((file) => !OF_SECTIONS.includes(file))
    .flatMap((file) => classesIn(readFileSync(path.join(STYLES, file), 'utf8'))),
);

/** Returns the classes of mockups of a page that have styles, but not on this page. */
export async function unstyledClasses(page: Page): Promise<string[]> {
  const { css, used } = await page.evaluate(() => ({
    css: [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n'),
    used: [...document.querySelectorAll('.mockup *')].flatMap((element) => [...element.classList]),
  }));
  const here = new Set(classesIn(css));
  return [...new Set(used)]
    .filter((name) => styled.has(name) && !here.has(name))
    .map((name) => `the mockup class ${name} has no styles on this page`);
}
