import type { Page } from '@playwright/test';

const KIB = 1024;
/**
 * Compressed KiB. Scripts may differ by 0.1 KiB when only the file hashes in them have changed. Fonts: the two preloaded
 * parts. An article may also need the two parts with rare characters. Style sheets: that of the site, and that of an
 * opening or of the scripts of a text.
 */
const MAX_KIB = { script: 137.7, stylesheet: 30, font: 37, all: 350 };
const MAX_KIB_OF_AN_ARTICLE = { ...MAX_KIB, script: 145, font: 64 };
/** An English article with quotes in five other scripts, each with its font. */
const MAX_KIB_OF_FIVE_SCRIPTS = { ...MAX_KIB_OF_AN_ARTICLE, font: 394, all: 680 };
const FIVE_SCRIPTS_ARTICLE = '/blogs/consent-in-six-languages';
/** The home page also has the records of the 3000 dots and their flight, and cards of articles in any language. */
const MAX_KIB_OF_HOME = { ...MAX_KIB, script: 145.6 };

const MIN_SCRIPT_KIB = 50;

function limitsOf(url: string) {
  if (url === '/') return MAX_KIB_OF_HOME;
  if (url === FIVE_SCRIPTS_ARTICLE) return MAX_KIB_OF_FIVE_SCRIPTS;
  return url.startsWith('/blogs/') ? MAX_KIB_OF_AN_ARTICLE : MAX_KIB;
}

type Weights = Record<keyof typeof MAX_KIB, number>;

/**
 * Adds up the compressed size of the responses of a first visit, in KiB by type. Videos are not included: the video of
 * the home page loads last, not for every visitor, and has a separate limit (e2e/media).
 */
export async function watchWeights(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const kinds = new Map<string, string>();
  const sizes = new Map<string, number>();
  const weights: Weights = { script: 0, stylesheet: 0, font: 0, all: 0 };
  const requested = new Set<string>();
  client.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    // The cache is off, so a script that was prefetched is requested twice. A visitor gets it from the cache.
    if (requested.has(request.url)) return;
    requested.add(request.url);
    kinds.set(requestId, request.url.endsWith('.js') ? 'script' : String(type).toLowerCase());
  });
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const contentLength = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length');
    if (contentLength) sizes.set(requestId, Number(contentLength[1]));
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === undefined || kind === 'media') return;
    const body = (sizes.get(requestId) ?? encodedDataLength) / KIB;
    weights.all += body;
    if (kind === 'script' || kind === 'stylesheet' || kind === 'font') weights[kind] += body;
  });
  return {
    /** Stops the recording. Returns descriptions of the limits that the page at `url` exceeds. */
    async faults(url: string): Promise<string[]> {
      await client.detach();
      const limits = limitsOf(url);
      const faults = (Object.keys(limits) as Array<keyof typeof limits>)
        .filter((kind) => weights[kind] > limits[kind])
        .map((kind) => `weighs ${weights[kind].toFixed(1)} KiB of ${kind}`);
      if (weights.script < MIN_SCRIPT_KIB) faults.push('requests no scripts');
      return faults;
    },
  };
}
