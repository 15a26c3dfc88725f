import { expect, test } from '../fixtures/test.ts';

const SLUG = 'section-135-in-practice';

/** Clients without a browser get this HTML: a search engine, a feed reader, curl. */
test('the HTML of an article contains its title, description, canonical URL and first paragraph', async ({
  request,
  stack,
}) => {
  let html = '';
  // On a busy machine the CMS may exceed the timeout of a first visitor. The page is then rendered in the background.
  await expect(async () => {
    const response = await request.get(`/blogs/${SLUG}`);
    expect(response.status()).toBe(200);
    html = await response.text();
    expect(html).not.toContain('Loading...');
  }).toPass();
  const head = html.slice(0, html.indexOf('</head>'));
  const headers = { authorization: `Bearer ${stack.settings.CMS_TOKEN}` };
  const read = await fetch(`${stack.cms}/api/articles?filters[slug][$eq]=${SLUG}`, { headers });
  const { data } = (await read.json()) as { data: Array<{ title: string; description: string; content: string }> };
  const article = data[0];
  const paragraph = /<p>([^<]{40})/.exec(article?.content ?? '')?.[1] ?? 'nothing';
  expect(head).toMatch(new RegExp(`<title>${escape(article?.title ?? '')}`));
  expect(head).toContain(`name="description"`);
  expect(head).toContain(`<link rel="canonical" href="${stack.site}/blogs/${SLUG}"/>`);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${escape(article?.title ?? '')}</h1>`));
  expect(html).toContain(paragraph);
});

test('pages and scripts contain no secrets of the site', async ({ request, stack }) => {
  const page = await (await request.get('/blogs')).text();
  const scripts = [...new Set(page.match(/\/assets\/[\w.-]+\.js/g))];
  expect(scripts.length).toBeGreaterThan(0);
  const texts = [page, ...(await Promise.all(scripts.map(async (one) => (await request.get(one)).text())))];
  for (const name of ['CMS_TOKEN', 'PREVIEW_SECRET', 'CMS_WEBHOOK_SECRET']) {
    for (const text of texts) expect(text).not.toContain(String(stack.settings[name]));
  }
});

test('a draft is 404, and the response contains nothing of it', async ({ request }) => {
  for (const slug of ['choosing-indicators-you-will-use', 'a-field-budget-for-phones-and-power']) {
    const response = await request.get(`/blogs/${slug}`);
    expect(response.status()).toBe(404);
    expect(await response.text()).not.toMatch(/indicators you will|phones and power/i);
  }
});

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
