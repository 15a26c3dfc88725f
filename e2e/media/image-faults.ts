import type { Slot } from './slots.ts';

/** Images of this size and below, such as an author's portrait, weigh little whatever they hold. */
const SMALL = 64;
const ROUNDING = 0.98;
/** The published article of the seed that has no cover: its cards, and no others, show the placeholder. */
export const WITHOUT_COVER = '/blogs/counting-trees-counting-carbon';
const FILE_NAME = /\.(avif|webp|png|jpe?g|gif|svg)$|^[\w-]+[-_]\w+$/i;

const name = ({ kind, what, place }: Slot) => `${kind} ${what} in ${place}`;

/**
 * What is wrong with the images in these slots, in words, on a screen of `density` device pixels to a CSS pixel. In a window
 * that has grown, an image may be larger than needed: browsers never go back to a smaller one.
 */
export function imageFaults(slots: Slot[], density: number, hasGrown = false): string[] {
  return slots.flatMap((slot) => faultsOf(slot, density, hasGrown).map((fault) => `${name(slot)} ${fault}`));
}

function faultsOf(slot: Slot, density: number, hasGrown: boolean): string[] {
  const { alt, decorative, named, placeholder, leadsTo, loaded, keepsPlace, kind, vector, rendered, own } = slot;
  const found = [];
  const isExpected = placeholder && leadsTo === WITHOUT_COVER;
  if (placeholder && !isExpected) found.push('is a placeholder');
  if (!loaded) found.push('did not load');
  if (!keepsPlace) found.push('has no size before it loads');
  const isLittle = rendered.width <= SMALL;
  if (alt === null && !decorative) found.push('has no alt text');
  if (kind === 'image' && alt === '' && !named && !isLittle && !isExpected) found.push('has an empty alt text');
  if (alt && FILE_NAME.test(alt)) found.push(`has a file name as alt text: ${alt}`);
  if (kind === 'image' && !vector) {
    const share = own.width / rendered.width;
    if (share < ROUNDING) found.push(`is served at ${share.toFixed(2)} of its rendered size`);
    if (share / density > 2 && !isLittle && !hasGrown)
      found.push(`is served at ${(share / density).toFixed(2)} of what is shown`);
  }
  return found;
}
