import fs from 'node:fs';
import path from 'node:path';
import { hostile } from '../../web/app/blog/rich-text/fixtures/xss-payloads.ts';
import { runWeb, testSettings } from '../../scripts/lib/stack.mjs';
import { installXssProbe } from '../blog/xss-probe.ts';
import { expect, test } from '../fixtures/test.ts';
import { fakeCms } from '../support/fake-cms.ts';
import { inImage, startSite } from '../support/stack.ts';

type Json = { [name: string]: unknown };
type Seed = Json & { path: string; sections: (Json & { __component: string })[] };

const CMS = path.resolve(import.meta.dirname, '../../cms');
const json = (file: string) => JSON.parse(fs.readFileSync(path.join(CMS, file), 'utf8')) as unknown;
const seeds = inImage
  ? []
  : fs.readdirSync(path.join(CMS, 'seed/pages')).map((file) => json(`seed/pages/${file}`) as Seed);
test.skip(inImage, 'the image of the browser tests has no CMS');

const textOf = async (url: string) => (await fetch(url)).text();

test('the site starts with its snapshot, and shows shipped text for an invalid section', async () => {
  const about = structuredClone(seeds.find((page) => page.path === '/aboutus')!);
  const [opening] = about.sections;
  const place = about.sections.findIndex(({ __component }) => __component === 'people.team');
  const team = about.sections[place]!;
  const shippedTitle = String(team.title);
  opening!.title = 'Written by an editor';
  team.title = null;
  const cms = await fakeCms([], { data: { pages: [about] } });
  const settings = await testSettings({ CMS_URL: cms.url });
  const CONTENT_SNAPSHOT = path.join(String(settings.DATA_DIR), 'content.json');

  const site = await runWeb({ ...settings, CONTENT_SNAPSHOT });
  const html = await textOf(`${site.url}/aboutus`);
  expect(html).toContain('Written by an editor');
  expect(html).toContain(shippedTitle);
  expect(site.log.join('\n')).toContain(`/aboutus: section ${place + 1} title is missing`);
  const headers = { authorization: `Bearer ${settings.CMS_WEBHOOK_SECRET}` };
  const problems = await fetch(`${site.url}/hooks/cms/problems`, { headers });
  expect(await problems.json()).toEqual({
    problems: [
      { entry: '/aboutus', section: place + 1, component: team.__component, field: ['title'], reason: 'is missing' },
    ],
  });
  cms.close();
  await site.child.stop();

  const next = await runWeb({ ...settings, CONTENT_SNAPSHOT });
  expect(await textOf(`${next.url}/aboutus`)).toContain('Written by an editor');
  await next.child.stop();
});

test('hostile text in every field of every section changes only the text', async ({ browser }) => {
  test.setTimeout(300_000);
  const stories = (json('seed/stories.json') as Json[]).map(({ key, ...story }) => {
    return { ...story, documentId: key, title: hostileText(120), description: hostileText(300) };
  });
  const cms = await fakeCms([], { data: { pages: seeds.map(withHostileText), stories } });
  const site = await startSite({ CMS_URL: cms.url });
  expect(site.log.join('\n')).not.toContain('invalid');
  const page = await browser.newPage();
  const probe = await installXssProbe(page, site.url);
  for (const pagePath of pagesWithEachSection()) {
    await page.route(site.url + pagePath, (route) => route.continue());
    await page.goto(site.url + pagePath);
    await page.mouse.wheel(0, 5000);
    await probe.waitForIdle();
    // Thumbnails of the video provider are part of the page.
    const external = probe.externalRequests().filter((url) => !url.startsWith('https://i.ytimg.com/'));
    expect([...probe.executions(), ...external, ...probe.reports()], pagePath).toEqual([]);
  }
  await page.close();
  cms.close();
  await site.stop();
});

/** Returns the paths of pages that together have every section in each variant. */
function pagesWithEachSection(): string[] {
  const seen = new Set<string>();
  const longestFirst = [...seeds].sort((one, other) => other.sections.length - one.sections.length);
  return longestFirst.flatMap(({ path: pagePath, sections }) => {
    const variants = sections.map((section) => `${section.__component} ${String(section.variant)}`);
    const isNew = variants.some((variant) => !seen.has(variant));
    for (const variant of variants) seen.add(variant);
    return isNew ? [pagePath] : [];
  });
}

type Attribute = { type: string; maxLength?: number; regex?: string; component?: string };
const attributesOf = (uid: string) =>
  (json(`src/components/${uid.replace('.', '/')}.json`) as { attributes: Record<string, Attribute> }).attributes;
let textIndex = 0;

/** Replaces each free text by a hostile one that its schema accepts. */
function withHostileText(page: Seed): Seed {
  const sections = page.sections.map((one) => fillWithHostileText(one.__component, one));
  return { ...page, title: hostileText(70), description: hostileText(300), sections };
}

function fillWithHostileText<T extends Json>(uid: string, content: T): T {
  const attributes = attributesOf(uid);
  const entries = Object.entries(content).map(([name, value]) => {
    const attribute = attributes[name];
    if (attribute?.component) {
      const item = (one: unknown) => fillWithHostileText(String(attribute.component), one as Json);
      return [name, Array.isArray(value) ? value.map(item) : item(value)];
    }
    const isText = attribute && /^(string|text)$/.test(attribute.type) && !attribute.regex;
    return [name, isText ? hostileText(attribute.maxLength ?? 255) : value];
  });
  return Object.fromEntries(entries) as T;
}

function hostileText(limit: number): string {
  const fitting = Object.values(hostile)
    .flat()
    .filter((text) => text.length > 0 && text.length <= limit);
  textIndex += 1;
  return fitting[textIndex % fitting.length] ?? '<b>'.slice(0, limit);
}
