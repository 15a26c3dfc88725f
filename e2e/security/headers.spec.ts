import fs from 'node:fs';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';
import { expect, test } from '../fixtures/test.ts';
import { startSite, type Server } from '../support/stack.ts';

const PUBLIC_URL = 'https://www.impact-r.org';
/** At least one page of each type. */
const PAGES = ['/', '/surve_r', '/blogs', '/blogs/section-135-in-practice', '/contact', '/demo-videos', '/privacy'];

test.describe.configure({ mode: 'serial' });
let site: Server;

/** A public SITE_URL, because some headers depend on it. */
test.beforeAll(async ({ stack }) => {
  site = await startSite({ CMS_URL: stack.cms, SITE_URL: PUBLIC_URL });
});
test.afterAll(() => site.stop());

async function get(path: string): Promise<PageResponse> {
  const response = await fetch(site.url + path, { redirect: 'manual' });
  return { status: response.status, headers: Object.fromEntries(response.headers), html: await response.text() };
}

test("Mozilla's Observatory gives each response an A+", async () => {
  for (const path of [...PAGES, '/robots.txt', '/rss.xml', '/social/home.jpg', '/site.webmanifest']) {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    expect(observatoryGrade(PUBLIC_URL + path, response), path).toEqual({ grade: 'A+', lost: [] });
  }
});

test("each policy allows only scripts and styles of the site, and Google's evaluator finds nothing", async () => {
  for (const path of [...PAGES, '/no-such-page', '/blogs/no-such-post']) {
    const policy = (await get(path)).headers['content-security-policy'] ?? '';
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const high = findings.filter(({ severity }) => severity <= Severity.SYNTAX);
    const texts = high.map(({ directive, description }) => `${directive}: ${description}`);
    expect(texts, path).toEqual([]);
    expect(policy, path).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
    expect(policy, path).toMatch(/style-src-elem 'self'( 'sha256-[\w+/]{43}=')+;/);
    expect(policy.match(/script-src[^;]*/)?.[0], path).not.toContain('unsafe');
  }
});

test('HSTS is set only where SITE_URL is https', async ({ request }) => {
  expect((await get('/')).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect((await request.get('/')).headers()['strict-transport-security']).toBeUndefined();
});

test('every response has the request id of the proxy in front', async () => {
  const script = /\/assets\/[\w.-]+\.js/.exec((await get('/')).html)?.[0] ?? 'none';
  for (const path of ['/', '/no-such-page', '/social/home.jpg', '/api/articles', '/ABOUTUS', '/healthz', script]) {
    const headers = { 'x-request-id': 'from-the-proxy-1' };
    const response = await fetch(site.url + path, { redirect: 'manual', headers });
    expect(response.headers.get('x-request-id'), path).toBe('from-the-proxy-1');
  }
});

test('site and CMS keep idle connections open longer than load balancers', async ({ stack }) => {
  for (const url of [stack.site, `${stack.cms}/_health`]) {
    expect((await fetch(url)).headers.get('keep-alive'), url).toBe('timeout=65');
  }
});

test('other sites may embed preview images and nothing else', async () => {
  const policyOf = async (path: string) => (await get(path)).headers['cross-origin-resource-policy'];
  expect(await policyOf('/social/home.jpg')).toBe('cross-origin');
  for (const path of ['/', '/api/articles', '/favicon.svg', '/no-such-page']) {
    expect(await policyOf(path)).toBe('same-origin');
  }
});

test.describe('in a browser', () => {
  test.use({ allowedErrors: [/TrustedHTML|TrustedScript/] });

  test('Trusted Types reject text as markup or script', async ({ page }) => {
    await page.goto('/comingsoon');
    const results = await page.evaluate(() => {
      const attempt = (insert: () => void) => {
        try {
          insert();
          return 'let through';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const element = document.body.appendChild(document.createElement('div'));
      return [
        attempt(() => (element.innerHTML = '<img src="x" alt="">')),
        attempt(() => element.insertAdjacentHTML('beforeend', '<b>x</b>')),
        attempt(() => (document.createElement('script').text = 'document.title = "x"')),
        attempt(() => (document.createElement('script').src = '/favicon.svg')),
      ];
    });
    expect(results).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
  });
});

type PageResponse = { status: number; headers: Record<string, string>; html: string };

/** Replaces the HSTS preload list, which the package would download, by an empty one. A new site is not on it. */
function withoutPreloadList<T>(work: () => T): T {
  const read = fs.readFileSync;
  const patched = (file: fs.PathOrFileDescriptor, ...rest: never[]) =>
    String(file).endsWith('hsts-preload.json') ? '{}' : (read as (...all: unknown[]) => unknown)(file, ...rest);
  fs.readFileSync = patched as typeof fs.readFileSync;
  try {
    return work();
  } finally {
    fs.readFileSync = read;
  }
}

/**
 * Returns the grade of Mozilla's HTTP Observatory for a response at `pageUrl`, and the tests that lost points. The
 * site is behind a proxy that redirects http to https.
 */
function observatoryGrade(pageUrl: string, { status, headers, html }: PageResponse): { grade: string; lost: string[] } {
  const url = new URL(pageUrl);
  const requests = new Requests(url.hostname);
  const response = { status, headers, verified: true, request: {} };
  const redirects = [
    { url: new URL(`http://${url.host}${url.pathname}`), status: 301 },
    { url, status: 200 },
  ];
  Object.assign(requests.responses, { auto: response, https: response, http: response, cors: response });
  Object.assign(requests.responses, { httpRedirects: redirects, httpsRedirects: [{ url, status: 200 }] });
  requests.resources.path = html;
  requests.session = { url, jar: undefined };
  const results = withoutPreloadList(() => ALL_TESTS.map((test) => test(requests)));
  const points = results.map(({ result }) => ({ result: String(result), points: getScoreModifier(result) }));
  const lost = points.filter((one) => one.points < 0);
  const baseScore = 100 + lost.reduce((sum, one) => sum + one.points, 0);
  const extraCredit = points.reduce((sum, one) => sum + Math.max(0, one.points), 0);
  const { grade } = getGradeForScore(baseScore >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? baseScore + extraCredit : baseScore);
  return { grade, lost: lost.map(({ result }) => result) };
}
