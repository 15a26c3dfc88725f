import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/**
 * Loads all lazy images. Returns the faults of the images, openings and videos of the page, at `density` device pixels
 * per CSS pixel. After the window has grown, an image may be larger than needed: browsers never replace it by a smaller
 * one.
 */
export async function imageFaults(page: Page, density: number, hasGrown = false): Promise<string[]> {
  await page.evaluate(async () => {
    for (const image of document.images) if (image.checkVisibility()) image.loading = 'eager';
    // In the frame after a new width the browser chooses another file.
    for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  // `image.decode()` sometimes stays pending, because it waits for a frame. A loaded image is enough here.
  const pending = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((image) => !image.complete && image.checkVisibility({ visibilityProperty: true }))
        .map(({ src }) => src),
    );
  await expect.poll(pending, 'images that do not load').toEqual([]);
  return page.evaluate(readFaults, { density, hasGrown });
}

/** Runs in the page. */
function readFaults({ density, hasGrown }: { density: number; hasGrown: boolean }): string[] {
  /** Images up to this width in CSS pixels, such as portraits, may have an empty alt text or too many pixels. */
  const SMALL_WIDTH = 64;
  /** A shipped picture has one size, and no alternative text where the text beside it says the same. */
  const SHIPPED = /^\/assets\/(wide|narrow)-/;
  /** The width of the smallest rendition in image pixels. A card of 96 px on a phone has no smaller one to choose. */
  const SMALLEST_FILE = 500;
  const MIN_RATIO = 0.98;
  /** The only published article of the seed without a cover. Only its cards show the placeholder. */
  const WITHOUT_COVER = '/blogs/counting-trees-counting-carbon';
  const FILE_NAME = /\.(avif|webp|png|jpe?g|gif|svg)$|^[\w-]+[-_]\w+$/i;

  const faults: string[] = [];
  /** Returns a function that reports a fault of an element, with its section. */
  const reporter = (element: Element, label: string) => {
    const section = element.closest('section, article, header, footer, main, dialog');
    const heading = section?.querySelector('h1, h2, h3')?.textContent?.trim() ?? '';
    return (fault: string) => faults.push(`${label} in "${heading.slice(0, 60)}" ${fault}`);
  };
  const shown = <T extends Element>(elements: Iterable<T>) =>
    [...elements].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  /** With `srcset`, `naturalWidth` is in CSS pixels of `sizes`. So the width comes from the chosen candidate. */
  const fileWidth = (image: HTMLImageElement) => {
    const lists = [image, ...(image.parentElement?.querySelectorAll('source') ?? [])].map(({ srcset }) => srcset);
    const chosen = lists
      .flatMap((list) => list.split(', '))
      .find((one) => one !== '' && new URL(one.split(' ')[0] ?? '', location.href).href === image.currentSrc);
    return Number(/ (\d+)w$/.exec(chosen ?? '')?.[1] ?? image.naturalWidth);
  };

  for (const image of shown(document.images)) {
    const { pathname } = new URL(image.currentSrc || image.src || 'about:blank', location.href);
    const report = reporter(image, `image ${pathname}`);
    const alt = image.getAttribute('alt');
    const isDecorative = alt === '' || image.closest('[aria-hidden="true"]') !== null;
    const control = image.closest('a, button');
    const hasNamedControl = Boolean(control?.getAttribute('aria-label') ?? control?.textContent?.trim());
    const isPlaceholder = pathname.includes('placeholder');
    const isExpected = isPlaceholder && image.closest('article')?.querySelector('a')?.pathname === WITHOUT_COVER;
    const { width, height } = image.getBoundingClientRect();
    // With the parts that `object-fit` cuts off.
    const uncropped = (height * image.naturalWidth) / image.naturalHeight;
    const rendered = getComputedStyle(image).objectFit === 'cover' ? Math.max(width, uncropped) : width;
    const isSmall = rendered <= SMALL_WIDTH;
    const isShipped = SHIPPED.test(pathname);

    if (isPlaceholder && !isExpected) report('is a placeholder');
    if (image.naturalWidth === 0) report('did not load');
    if (!image.hasAttribute('width') || !image.hasAttribute('height')) report('has no size before it loads');
    if (alt === null && !isDecorative) report('has no alt text');
    if (alt === '' && !hasNamedControl && !isSmall && !isExpected && !isShipped) report('has an empty alt text');
    if (alt && FILE_NAME.test(alt)) report(`has a file name as alt text: ${alt}`);
    if (pathname.endsWith('.svg')) continue;
    const file = fileWidth(image);
    const ratio = file / rendered;
    const isTooLarge = ratio / density > 2 && !isSmall && !hasGrown && !isShipped && file > SMALLEST_FILE;
    if (ratio < MIN_RATIO || isTooLarge) report(`is served at ${(ratio / density).toFixed(2)} of its rendered size`);
  }
  for (const opening of shown(document.querySelectorAll('.opening'))) {
    const report = reporter(opening, 'opening');
    if (!opening.hasAttribute('aria-label')) report('has no alt text');
    // An opening that did not load is empty.
    if (!opening.querySelector('.stage > *')) report('is empty');
  }
  for (const video of shown(document.querySelectorAll('video'))) {
    const report = reporter(video, 'video');
    if (!video.hasAttribute('aria-label')) report('has no alt text');
    if (video.error) report('did not load');
  }
  return faults;
}
