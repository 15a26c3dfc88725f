import type { Page, Route } from '@playwright/test';
import { hostile } from '../../web/app/blog/rich-text/fixtures/xss-payloads.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../support/page.ts';
import { fakeCms } from '../support/fake-cms.ts';
import { type Server, startSite } from '../support/stack.ts';
import { type XssProbe, installXssProbe } from './xss-probe.ts';

const image = (text: string) => ({
  url: '/media/placeholder.svg',
  name: text,
  alternativeText: text,
  caption: text,
  width: 1600,
  height: 900,
});

/** Returns an article with one rich-text block for each of `texts`. */
const articleWithTexts = (list: string, texts: readonly string[]) => ({
  documentId: `texts-${list}`,
  slug: `texts-${list}`,
  title: `Texts: ${list}`,
  publishedAt: '2026-11-01T00:00:00.000Z',
  blocks: texts.map((body) => ({ __component: 'shared.rich-text', body })),
});

/** Images that would send a request to another host, in each text format. */
const TRACKING_IMAGES = [
  '![pixel](https://evil.example/markdown.png)',
  '<p>x</p><img src="https://evil.example/html.png" width="1" height="1">',
  '<Tldr>x</Tldr>\n\n<ThemedImage alt="x" sources={{ light: "https://evil.example/mdx.png" }} />',
  '[{"type":"image","image":{"url":"https://evil.example/json.png"}}]',
];

/** Absolute file URLs of the media library are trusted (decision 0005), so hostile ones become upload paths. */
const uploadUrl = (text: string) => (/^\s*https?:/i.test(text) ? `/uploads/${text}` : text);

/** Returns an article with `texts` in all other fields of editors: names, captions, URLs, code, types. */
const articleWithFields = (list: string, texts: readonly string[]) => ({
  documentId: `fields-${list}`,
  slug: `fields-${list}`,
  title: texts.join(' '),
  description: texts.slice().reverse().join(' '),
  publishedAt: '2026-11-02T00:00:00.000Z',
  cover: image(texts.join(' ')),
  author: { name: texts[0], avatar: image(String(texts[1])) },
  category: { name: texts[2], slug: texts[3] },
  tags: texts.map((name) => ({ name, slug: name })),
  seo: { metaTitle: texts[4], metaDescription: texts[5] },
  blocks: [
    { __component: 'shared.gallery', files: texts.map(image) },
    { __component: 'shared.slider', files: texts.slice(0, 8).map(image) },
    ...texts.flatMap((text) => [
      { __component: 'shared.quote', body: text, author: text },
      { __component: 'shared.video', url: text, title: text, caption: text },
      { __component: 'shared.video', url: 'https://youtu.be/aB3xYz9Qk2L', title: text, caption: text },
      { __component: 'shared.code', language: text, code: text },
      { __component: 'shared.media', file: { ...image(text), url: uploadUrl(text) } },
      { __component: text, [text]: text },
    ]),
  ],
});

const LISTS = Object.entries(hostile);
const articles = [
  ...LISTS.flatMap(([list, texts]) => [articleWithTexts(list, texts), articleWithFields(list, texts)]),
  articleWithTexts('tracking', TRACKING_IMAGES),
];

test.describe('hostile texts in a real browser', () => {
  test.describe.configure({ mode: 'serial' });
  let site: Server;
  let cms: Awaited<ReturnType<typeof fakeCms>>;

  test.beforeAll(async () => {
    cms = await fakeCms(articles);
    site = await startSite({ CMS_URL: cms.url });
  });
  test.afterAll(async () => {
    cms.close();
    await site.stop();
  });

  for (const { slug } of articles) {
    test(`${slug}: no code runs, no request leaves the site, the page stays intact`, async ({ browser }) => {
      test.setTimeout(240_000);
      // Sanitising the largest text exceeds the timeout of a first visitor. The test needs the complete page.
      await expect
        .poll(async () => (await fetch(`${site.url}/blogs/${slug}`)).text(), { timeout: 150_000 })
        .toContain('<article');
      const page = await browser.newPage();
      const probe = await installXssProbe(page, site.url);
      await page.goto(`${site.url}/blogs/${slug}`);
      await expect(page.locator('article h1')).toBeVisible();
      await triggerHandlers(probe, page);
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await probe.pageChanges(), `${width} px`).toEqual([]);
      }
      expect(probe.executions()).toEqual([]);
      expect(probe.externalRequests()).toEqual([]);
      expect(probe.reports()).toEqual([]);
      await page.close();
    });
  }

  test('the lists stay intact with these articles', async ({ browser }) => {
    for (const path of ['/', '/blogs', '/blogs?q=script', '/rss.xml']) {
      const page = await browser.newPage();
      const probe = await installXssProbe(page, site.url);
      await page.goto(site.url + path);
      expect(probe.executions()).toEqual([]);
      expect(probe.externalRequests()).toEqual([]);
      expect(probe.reports()).toEqual([]);
      if (path !== '/rss.xml') expect(await probe.pageChanges()).toEqual([]);
      await page.close();
    }
  });

  test('the probe detects executed code, external requests and changes to the page', async ({ browser }) => {
    const page = await browser.newPage();
    const probe = await installXssProbe(page, site.url);
    await page.route(`${site.url}/blogs/texts-shape`, withoutTrustedTypes);
    await page.goto(`${site.url}/blogs/texts-shape`);
    // React removes what is inserted before hydration.
    await waitForHydration(page);
    await page.locator('article').evaluate((article) => {
      (window as unknown as { hit: () => void }).hit();
      article.insertAdjacentHTML(
        'beforeend',
        '<img src="https://evil.example/x.png"><p style="position:fixed" onclick="hit()">x</p><p style="width:9999px">w</p>',
      );
      // Some browsers check an event attribute only when its event fires.
      article.querySelector<HTMLElement>('[onclick]')?.click();
    });
    await expect.poll(() => probe.externalRequests()).not.toEqual([]);
    await expect.poll(() => probe.executions()).not.toEqual([]);
    await expect.poll(() => probe.reports()).not.toEqual([]);
    await expect.poll(async () => (await probe.pageChanges()).length).toBeGreaterThan(1);
    await page.close();
  });
});

/** Removes Trusted Types from the policy. With them the browser rejects the markup that the test inserts. */
async function withoutTrustedTypes(route: Route): Promise<void> {
  const response = await route.fetch();
  const policy = response.headers()['content-security-policy']?.replace(/; require-trusted-types-for 'script'/, '');
  await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': String(policy) } });
}

/** Triggers event handlers: opens, scrolls, hovers and focuses everything in the article. */
async function triggerHandlers(probe: XssProbe, page: Page): Promise<void> {
  await page.locator('main').evaluate((main) => {
    for (const details of main.querySelectorAll('details')) details.open = true;
    for (const element of main.querySelectorAll<HTMLElement>('article *')) {
      for (const type of ['pointerover', 'mouseover', 'mouseenter', 'mousemove', 'toggle', 'animationend']) {
        element.dispatchEvent(new Event(type, { bubbles: true }));
      }
      element.focus();
    }
  });
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 2000) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await probe.waitForIdle();
}
