import { expect, test } from '../fixtures/test.ts';
import { headOf, headings } from './read-html.ts';
import { aliases, routeTable } from './required-routes.ts';

for (const url of routeTable) {
  test(`${url} responds with its own page`, async ({ request }) => {
    const response = await request.get(url, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(headings(html), 'exactly one first-level heading').toHaveLength(1);
    const head = headOf(html);
    expect(head.title.length).toBeGreaterThan(8);
    expect(head.description.length).toBeGreaterThan(40);
    expect(new URL(head.canonical).pathname).toBe(aliases[url] ?? url);
    expect(head.canonical, 'an absolute URL of this site').toMatch(/^https?:\/\/[^/]+\//);
    expect((await request.get(new URL(head.image).pathname)).status(), head.image).toBe(200);
  });
}
