import type { Slot } from './slots.ts';

/** Up to this width in CSS pixels an image, such as a portrait, may have an empty alt text or too many pixels. */
const SMALL = 64;
const ROUNDING = 0.98;
/** The only published article of the seed without a cover. Only its cards show the placeholder. */
export const WITHOUT_COVER = '/blogs/counting-trees-counting-carbon';
const FILE_NAME = /\.(avif|webp|png|jpe?g|gif|svg)$|^[\w-]+[-_]\w+$/i;

const name = ({ kind, what, place }: Slot) => `${kind} ${what} in ${place}`;

/**
 * Describes what is wrong with the images in these slots, at `density` device pixels per CSS pixel. After the window
 * has grown, an image may be larger than needed: browsers never replace it by a smaller one.
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
