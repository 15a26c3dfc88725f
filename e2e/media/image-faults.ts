import type { Slot } from './image-slots.ts';

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
