import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { publicAddresses } from '../found/public-addresses.ts';
import { expect, test } from '../fixtures/test.ts';

const KIB = 1024;
/** Faces: the two parts that are preloaded. A post may have a formula in it, whose signs are in two more. */
const MOST = { script: 135, stylesheet: 18, font: 37, all: 350 };
const MOST_OF_A_POST = { ...MOST, script: 145, font: 64 };

type Weights = Record<keyof typeof MOST, number>;

/**
 * What the answers of a first visit hold, as compressed, in KiB by kind. The film of the home page comes after all
 * else, only where nobody saves data, and has a limit of its own (e2e/media).
 */
async function weigh(page: Page, address: string): Promise<Weights> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const kinds = new Map<string, string>();
  const weights: Weights = { script: 0, stylesheet: 0, font: 0, all: 0 };
  client.on(
    'Network.requestWillBeSent',
    ({ requestId, type }) => void kinds.set(requestId, String(type).toLowerCase()),
  );
  const sizes = new Map<string, number>();
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const stated = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length');
    if (stated) sizes.set(requestId, Number(stated[1]));
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    // The film of the home page comes after the page, and not to everybody.
    if (kind === 'media') return;
    const body = (sizes.get(requestId) ?? encodedDataLength) / KIB;
    weights.all += body;
    if (kind === 'script' || kind === 'stylesheet' || kind === 'font') weights[kind] += body;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await client.detach();
  const styles = await page.locator('head style').allTextContents();
  weights.stylesheet += brotliCompressSync(styles.join('')).length / KIB;
  return weights;
}

test.use({ viewport: { width: 412, height: 823 } });

test('no page weighs more than its budget', async ({ page, request }) => {
  test.setTimeout(300_000);
  const tooHeavy: string[] = [];
  for (const address of await publicAddresses(request)) {
    const weights = await weigh(page, address);
    const most = address.startsWith('/blogs/') ? MOST_OF_A_POST : MOST;
    expect(weights.script, `${address} has scripts`).toBeGreaterThan(50);
    for (const kind of ['script', 'stylesheet', 'font', 'all'] as const) {
      if (weights[kind] > most[kind]) tooHeavy.push(`${address}: ${kind} ${weights[kind].toFixed(1)} KiB`);
    }
  }
  expect(tooHeavy).toEqual([]);
});

test('no script and no style sheet stands in the way of the first view', async ({ request }) => {
  for (const address of await publicAddresses(request)) {
    const html = await (await request.get(address)).text();
    expect(html, address).not.toMatch(/<link rel="(modulepreload|stylesheet)"(?![^>]*media="not all" disabled)/);
    const blocking = [...html.matchAll(/<script([^>]*\ssrc=[^>]*)>/g)].filter(
      ([, more]) => !/module|async|defer/.test(more ?? ''),
    );
    expect(blocking, address).toEqual([]);
    expect(html, address).not.toContain('rel="manifest"');
  }
});

test('the web manifest is announced when the page is there', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  // Holds the load event back.
  await page.route('**/film/*', (route) => held.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  const pressed = page.getByRole('button', { name: 'Play film' });
  await expect(pressed).toBeVisible();
  const manifest = page.locator('link[rel=manifest]');
  await expect(manifest).toHaveCount(0);
  release();
  await expect(manifest).toHaveAttribute('href', '/site.webmanifest');
});
