import { expect } from '@playwright/test';
import { CASES } from '../forms/form-cases.ts';
import { faultProxy } from '../support/fault-proxy.ts';
import { type Settings, testSettings } from '../support/settings.ts';
import { runCms, runWeb } from '../support/stack.ts';

export const ARTICLE_PATH = '/blogs/section-135-in-practice';
const MAX_RESPONSE_MS = 50;
const { path, entry } = CASES[2]!;

/** A separate CMS and site for the fault tests, with a fault proxy between the two. */
export async function isolatedStack(more: Settings = {}) {
  const settings = await testSettings(more);
  let cms = await runCms(settings);
  const cmsProxy = await faultProxy(cms.url);
  const web = await runWeb({ ...settings, CMS_URL: cmsProxy.url });
  const get = (url: string) => fetch(web.url + url, { redirect: 'manual' });

  return {
    web,
    cmsProxy,
    settings,
    get,
    cms: () => cms,
    /** Starts the CMS again on the same data and port. */
    async restartCms() {
      cms = await runCms(settings);
    },
    /** Sends the form /apply as a browser without scripts does. */
    async send(name: string) {
      const startTime = performance.now();
      const body = new FormData();
      for (const [field, value] of Object.entries({ ...entry, name })) body.append(field, String(value));
      const headers = { accept: 'text/html', origin: web.url, referer: web.url + path };
      const response = await fetch(`${web.url}/forms/apply`, { method: 'POST', body, headers });
      return { status: response.status, html: await response.text(), ms: performance.now() - startTime };
    },
    /**
     * Requests each page until one response is fast enough, for five seconds at most. A fault slows every response. A
     * busy machine slows only some.
     */
    async expectFastPages() {
      for (const url of ['/', '/CSR', '/aboutus', '/contact']) {
        const until = performance.now() + 5000;
        let fastest = Infinity;
        while (fastest >= MAX_RESPONSE_MS && performance.now() < until) {
          const startTime = performance.now();
          const response = await get(url);
          await response.arrayBuffer();
          fastest = Math.min(fastest, performance.now() - startTime);
          expect(response.status, url).toBe(200);
        }
        expect(fastest, url).toBeLessThan(MAX_RESPONSE_MS);
      }
    },
    async end() {
      cmsProxy.close();
      await web.stop();
      await cms.stop();
    },
  };
}
