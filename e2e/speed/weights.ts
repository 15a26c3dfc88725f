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

/**
 * Returns the limits that the open page exceeds. It adds up the compressed size of what a first visit loads, in KiB by
 * type. Videos are not included: the video of the home page loads last, not for every visitor, and has a separate limit
 * (e2e/media).
 */
export async function weightFaults(page: Page, url: string): Promise<string[]> {
  const files = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({
      path: new URL(entry.name).pathname,
      bytes: (entry as PerformanceResourceTiming).encodedBodySize,
    })),
  );
  // A script that was prefetched is listed twice.
  const sizes = Object.entries(Object.fromEntries(files.map(({ path, bytes }) => [path, bytes / KIB])));
  const weightOf = (pattern: RegExp) =>
    sizes.filter(([path]) => pattern.test(path)).reduce((sum, [, size]) => sum + size, 0);
  const weights = {
    script: weightOf(/\.js$/),
    stylesheet: weightOf(/\.css$/),
    font: weightOf(/\.woff2$/),
    all: weightOf(/^(?!.*\.(webm|mp4)$)/),
  };
  const limits = limitsOf(url);
  const faults = (Object.keys(limits) as Array<keyof typeof limits>)
    .filter((kind) => weights[kind] > limits[kind])
    .map((kind) => `weighs ${weights[kind].toFixed(1)} KiB of ${kind}`);
  return weights.script < MIN_SCRIPT_KIB ? [...faults, 'requests no scripts'] : faults;
}
