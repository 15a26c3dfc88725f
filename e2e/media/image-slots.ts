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
  /** Neither loaded nor failed. */
  isPending: boolean;
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
  await page.evaluate(async () => {
    for (const image of document.images) if (image.checkVisibility()) image.loading = 'eager';
    // In the frame after a new width the browser chooses another file.
    for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  let slots: Slot[] = [];
  const pending = async () => {
    slots = await page.evaluate(readSlots);
    return slots.filter(({ isPending }) => isPending).map(({ label }) => label);
  };
  // `image.decode()` sometimes stays pending, because it waits for a frame. A loaded image is enough here.
  await expect.poll(pending, 'images that do not load').toEqual([]);
  return slots;
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
  const base = {
    decorative: false,
    named: false,
    vector: false,
    placeholder: false,
    loaded: true,
    isPending: false,
    hasSize: true,
  };

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
      isPending: !image.complete,
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

/** Images up to this width in CSS pixels, such as portraits, may have an empty alt text or too many pixels. */
const SMALL_WIDTH = 64;
/** A picture that came with the site. It has one size, and no alternative text where the text beside it says the same. */
const SHIPPED = /^\/assets\/(wide|narrow)-/;
/** The width of the smallest rendition in image pixels. A card of 96 px on a phone has no smaller one to choose. */
const SMALLEST_FILE = 500;
const MIN_RATIO = 0.98;
/** The only published article of the seed without a cover. Only its cards show the placeholder. */
export const WITHOUT_COVER = '/blogs/counting-trees-counting-carbon';
const FILE_NAME = /\.(avif|webp|png|jpe?g|gif|svg)$|^[\w-]+[-_]\w+$/i;

const name = ({ kind, label, section }: Slot) => `${kind} ${label} in ${section}`;

/**
 * Returns the faults of the images in these slots, at `density` device pixels per CSS pixel. After the window
 * has grown, an image may be larger than needed: browsers never replace it by a smaller one.
 */
export function imageFaults(slots: Slot[], density: number, hasGrown = false): string[] {
  return slots.flatMap((slot) => faultsOf(slot, density, hasGrown).map((fault) => `${name(slot)} ${fault}`));
}

function faultsOf(slot: Slot, density: number, hasGrown: boolean): string[] {
  const { label, alt, decorative, named, placeholder, cardLink, loaded, hasSize, kind, vector, rendered, file } = slot;
  const found = [];
  const isExpected = placeholder && cardLink === WITHOUT_COVER;
  if (placeholder && !isExpected) found.push('is a placeholder');
  if (!loaded) found.push('did not load');
  if (!hasSize) found.push('has no size before it loads');
  const isSmall = rendered <= SMALL_WIDTH;
  if (alt === null && !decorative) found.push('has no alt text');
  const isShipped = SHIPPED.test(label);
  if (kind === 'image' && alt === '' && !named && !isSmall && !isExpected && !isShipped)
    found.push('has an empty alt text');
  if (alt && FILE_NAME.test(alt)) found.push(`has a file name as alt text: ${alt}`);
  if (kind === 'image' && !vector) {
    const ratio = file / rendered;
    if (ratio < MIN_RATIO) found.push(`is served at ${ratio.toFixed(2)} of its rendered size`);
    if (ratio / density > 2 && !isSmall && !hasGrown && !isShipped && file > SMALLEST_FILE)
      found.push(`is served at ${(ratio / density).toFixed(2)} of its rendered size`);
  }
  return found;
}
