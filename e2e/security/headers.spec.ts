import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from '../fixtures/test.ts';
import { ownSite, type Part } from '../support/stack.ts';
import { type Answer, observatoryGrade } from './observatory.ts';

const LIVE = 'https://www.impact-r.org';
/** At least one page of each kind. */
const KINDS = [
  '/',
  '/surve_r',
  '/farmer_platform',
  '/CSR',
  '/envi_platform',
  '/blogs',
  '/blogs?q=survey',
  '/blogs/section-135-in-practice',
  '/impact-story/farmer-advisory',
  '/case-studies/tata-trusts',
  '/contact',
  '/start-trial',
  '/demo-videos',
  '/privacy',
  '/comingsoon',
];

test.describe.configure({ mode: 'serial' });
let site: Part;

/** Some headers need a public SITE_URL. */
test.beforeAll(async ({ stack }) => {
  site = await ownSite({ CMS_URL: stack.cms, SITE_URL: LIVE });
});
test.afterAll(() => site.stop());

async function ask(path: string): Promise<Answer> {
  const response = await fetch(site.url + path, { redirect: 'manual' });
  return { status: response.status, headers: Object.fromEntries(response.headers), html: await response.text() };
}

for (const path of [...KINDS, '/robots.txt', '/rss.xml', '/social/home.jpg', '/site.webmanifest']) {
  test(`Mozilla's Observatory gives ${path} an A+`, async () => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(observatoryGrade(LIVE + path, response)).toEqual({ grade: 'A+', lost: [] });
  });
}

test("Google's evaluator finds nothing of high severity in any policy", async () => {
  for (const path of [...KINDS, '/no-such-page', '/blogs/no-such-post']) {
    const policy = (await ask(path)).headers['content-security-policy'] ?? '';
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const high = findings.filter(({ severity }) => severity <= Severity.SYNTAX);
    expect(
      high.map(({ directive, description }) => `${directive}: ${description}`),
      path,
    ).toEqual([]);
  }
});

test('the policy of each page allows only scripts and styles of the site', async () => {
  for (const path of KINDS) {
    const policy = (await ask(path)).headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
    expect(policy).toMatch(/style-src-elem 'self'( 'sha256-[\w+/]{43}=')+;/);
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe');
  }
});

test('HSTS is set only where SITE_URL is https', async ({ request }) => {
  expect((await ask('/')).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect((await request.get('/')).headers()['strict-transport-security']).toBeUndefined();
});

test('every response has the request id that a proxy in front has set', async () => {
  const script = /\/assets\/[\w.-]+\.js/.exec((await ask('/')).html)?.[0] ?? 'none';
  for (const path of ['/', '/no-such-page', '/social/home.jpg', '/api/articles', '/ABOUTUS', '/healthz', script]) {
    const response = await fetch(site.url + path, {
      redirect: 'manual',
      headers: { 'x-request-id': 'from-the-proxy-1' },
    });
    expect(response.headers.get('x-request-id'), path).toBe('from-the-proxy-1');
  }
});

test('site and CMS keep idle connections longer than load balancers do', async ({ stack }) => {
  for (const url of [stack.site, `${stack.cms}/_health`]) {
    expect((await fetch(url)).headers.get('keep-alive'), url).toBe('timeout=65');
  }
});

test('other sites may embed preview images and nothing else', async () => {
  const policyOf = async (path: string) => (await ask(path)).headers['cross-origin-resource-policy'];
  expect(await policyOf('/social/home.jpg')).toBe('cross-origin');
  for (const path of ['/', '/api/articles', '/favicon.svg', '/no-such-page'])
    expect(await policyOf(path)).toBe('same-origin');
});

test.describe('in a browser', () => {
  test.use({ allowedErrors: [/TrustedHTML|TrustedScript/] });

  test('Trusted Types refuse text as markup or script', async ({ page }) => {
    await page.goto('/comingsoon');
    const tries = await page.evaluate(() => {
      const attempt = (act: () => void) => {
        try {
          act();
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
    expect(tries).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
  });
});
