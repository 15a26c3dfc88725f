import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from '../fixtures/test.ts';
import { headOf, faults, structuredData, publicUrls } from './read-html.ts';

const urlsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => String(url));

test('each page of the sitemap has a unique title and description, and an image', async ({ request, stack }) => {
  test.slow();
  const listed = urlsIn(await (await request.get('/sitemap.xml')).text());
  expect(listed.length).toBeGreaterThan(48);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const problems: string[] = [];
  for (const url of listed) {
    const response = await request.get(url, { maxRedirects: 0 });
    const html = await response.text();
    const { title, description, canonical, robots, image: imageUrl } = headOf(html);
    const report = (problem: string) => problems.push(`${url}: ${problem}`);
    if (response.status() !== 200) report(`responds with ${response.status()}`);
    if (robots) report(`is listed and says ${robots}`);
    if (canonical !== url) report(`names ${canonical}`);
    if (titles.has(title)) report(`has the title of ${titles.get(title)}`);
    if (descriptions.has(description)) report(`has the description of ${descriptions.get(description)}`);
    if (description.length < 50 || description.length > 160)
      report(`describes itself in ${description.length} characters`);
    titles.set(title, url);
    descriptions.set(description, url);
    const image = await request.get(imageUrl.replace(stack.site, ''));
    if (image.status() !== 200) report(`its image ${imageUrl} responds with ${image.status()}`);
    for (const fault of structuredData(html).flatMap(faults)) report(fault);
  }
  expect(problems).toEqual([]);
});

const CHECKER = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')),
  'build/dist/vnu.jar',
);
const EXTRA_URLS = ['/no-such-page', '/blogs/no-such-post', '/blogs?q=zzzz', '/blogs?page=2'];
const hasJava = spawnSync('java', ['-version']).status === 0;

/**
 * Removes the styles, because the CSS parser of the checker does not support container queries.
 * Style attributes stay, with the units of container queries replaced.
 */
const withoutContainerQueries = (html: string) =>
  html.replace(/(<style[^>]*>)[\s\S]*?(?=<\/style>)/g, '$1').replace(/(?<=style="[^"]*\d)cq[iw]/g, 'vw');

type Message = { type: string; message: string; url: string; extract?: string };

test('the Nu HTML checker finds no error on any page', async ({ request }, { outputDir }) => {
  if (!hasJava) console.warn('SKIPPED: the HTML checker needs Java (Debian: apt-get install default-jre-headless).');
  test.skip(!hasJava, 'Java is not installed');
  test.setTimeout(300_000);
  fs.mkdirSync(outputDir, { recursive: true });
  const urls = [...(await publicUrls(request)), ...EXTRA_URLS];
  for (const [index, url] of urls.entries()) {
    fs.writeFileSync(
      path.join(outputDir, `${index}.html`),
      withoutContainerQueries(await (await request.get(url)).text()),
    );
  }
  const checker = spawnSync('java', ['-Xmx512m', '-jar', CHECKER, '--errors-only', '--format', 'json', outputDir], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { messages } = JSON.parse(checker.stderr) as { messages: Message[] };
  const errors = messages.map(({ url, message, extract = '' }) => {
    return `${urls[Number(path.basename(url, '.html'))]}: ${message} ${extract.slice(0, 120)}`;
  });
  expect(urls.length).toBeGreaterThan(50);
  expect(errors).toEqual([]);
});
