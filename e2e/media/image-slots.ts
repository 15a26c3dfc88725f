import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/** An image slot of a page, as the browser renders it. */
export type Slot = {
  kind: 'image' | 'opening' | 'video';
  /** The path of the file, or the label of an opening. */
  label: string;
  alt: string | null;
  /** Hidden from assistive technology, because the text beside it says the same. */
  decorative: boolean;
  /** Inside a link or button that has a name. */
  named: boolean;
  vector: boolean;
  placeholder: boolean;
  /** The path that the card around the image links to. */
  cardLink?: string;
  loaded: boolean;
  /** Has width and height, so that the layout does not shift when it loads. */
  hasSize: boolean;
  /** The width in CSS pixels, with the parts that `object-fit` cuts off. */
  rendered: number;
  /** The width of the loaded file in its pixels. */
  file: number;
  /** Section and heading, for the error message. */
  section: string;
};

/** Loads all lazy images, and returns the image slots. */
export async function slotsOf(page: Page): Promise<Slot[]> {
  await page.evaluate(() => {
    for (const image of document.images) if (image.checkVisibility()) image.loading = 'eager';
  });
  // `image.decode()` sometimes stays pending, because it waits for a frame. A loaded image is enough here.
  await expect.poll(() => page.evaluate(pendingImages), 'images that do not load').toEqual([]);
  return page.evaluate(readSlots);
}

/** Runs in the page. Returns the URLs of the visible images that are neither loaded nor failed. */
function pendingImages(): string[] {
  const visible = [...document.images].filter((image) => image.checkVisibility());
  return visible.filter((image) => !image.complete).map((image) => image.currentSrc || image.src);
}

/** Runs in the page. */
function readSlots(): Slot[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const sectionOf = (element: Element) => {
    const section = element.closest('section, article, header, footer, main, dialog');
    const heading = section?.querySelector('h1, h2, h3')?.textContent?.trim() ?? '';
    return `${section?.tagName.toLowerCase() ?? 'page'} "${heading.slice(0, 60)}"`;
  };
  const named = (element: Element) => {
    const control = element.closest('a, button');
    return Boolean(control?.getAttribute('aria-label') ?? control?.textContent?.trim());
  };
  const widthOf = (element: Element) => element.getBoundingClientRect().width;
  /** With `srcset`, `naturalWidth` is in CSS pixels of `sizes`. So the width comes from the chosen candidate. */
  const fileWidth = (image: HTMLImageElement) => {
    const lists = [image, ...(image.parentElement?.querySelectorAll('source') ?? [])].map(({ srcset }) => srcset);
    const chosenCandidate = lists
      .flatMap((list) => list.split(', '))
      .find((one) => one !== '' && new URL(one.split(' ')[0] ?? '', location.href).href === image.currentSrc);
    return Number(/ (\d+)w$/.exec(chosenCandidate ?? '')?.[1] ?? image.naturalWidth);
  };
  const base = { decorative: false, named: false, vector: false, placeholder: false, loaded: true, hasSize: true };

  const images = [...document.images].filter(isShown).map((image): Slot => {
    const url = new URL(image.currentSrc || image.src || 'about:blank', location.href);
    const { width, height } = image.getBoundingClientRect();
    const uncropped = (height * image.naturalWidth) / image.naturalHeight;
    return {
      ...base,
      kind: 'image',
      label: url.pathname,
      alt: image.getAttribute('alt'),
      decorative: image.getAttribute('alt') === '' || image.closest('[aria-hidden="true"]') !== null,
      named: named(image),
      vector: url.pathname.endsWith('.svg'),
      placeholder: url.pathname.includes('placeholder'),
      cardLink: image.closest('article')?.querySelector('a')?.pathname,
      loaded: image.complete && image.naturalWidth > 0,
      hasSize: image.hasAttribute('width') && image.hasAttribute('height'),
      rendered: getComputedStyle(image).objectFit === 'cover' ? Math.max(width, uncropped) : width,
      file: fileWidth(image),
      section: sectionOf(image),
    };
  });
  const openings = [...document.querySelectorAll('.opening')].filter(isShown).map((opening): Slot => ({
    ...base,
    kind: 'opening',
    label: opening.getAttribute('aria-label') ?? '',
    alt: opening.getAttribute('aria-label'),
    vector: true,
    // An opening that did not load is empty.
    placeholder: opening.querySelector('.stage > *') === null,
    rendered: widthOf(opening),
    file: widthOf(opening),
    section: sectionOf(opening),
  }));
  const videos = [...document.querySelectorAll('video')].filter(isShown).map((video): Slot => ({
    ...base,
    kind: 'video',
    label: new URL(video.currentSrc || 'about:blank', location.href).pathname,
    alt: video.getAttribute('aria-label'),
    loaded: video.error === null,
    rendered: widthOf(video),
    file: video.videoWidth,
    section: sectionOf(video),
  }));
  return [...images, ...openings, ...videos];
}
