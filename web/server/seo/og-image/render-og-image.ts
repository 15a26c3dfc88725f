import type { Sharp } from 'sharp';
import { OG_IMAGE_SIZE, type PageType } from '../../../app/lib/seo/og-image-url.ts';
import { cardTypes, colour, illustration } from './card-types.ts';
import { lineOutline, outlineIn } from './text-layout.ts';
import { writable } from './writable.ts';

export type Focus = { x: number; y: number };

export type Card = {
  type: PageType;
  title: string;
  company: string;
  /** The bytes of an image, which is shown beside the title instead of the illustration. */
  cover?: Buffer;
  /** The part of the cover that stays visible, in percent from its left and its top. By default the centre. */
  focus?: Focus;
};

const { width, height } = OG_IMAGE_SIZE;
const LEFT = 72;
const COVER_WIDTH = 520;
/** As many as large cameras have. A file of some kilobytes can have billions, which take seconds and gigabytes. */
const MAX_COVER_PIXELS = 64_000_000;
/** The mark on a square of 32, as in app/components/wordmark.tsx. */
const MARK = 'M5 27h0M16 27h0M16 16.5h0M27 5v22';

/** Renders the image of a page for link previews: company, title, and a cover or an illustration. A JPEG of 1200 × 630. */
export async function renderOgImage({ type, title, company, cover, focus }: Card): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const image =
    cover && (await crop(sharp(cover, { limitInputPixels: MAX_COVER_PIXELS }), focus).catch(() => undefined));
  const card = sharp(Buffer.from(cardSvg({ type, title, company, beside: image !== undefined })));
  if (image) card.composite([{ input: image, left: width - COVER_WIDTH, top: 0 }]);
  return card.jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
}

/** Scales a cover to its place on the card, and crops it around its focus as `object-position` does. */
async function crop(cover: Sharp, focus?: Focus): Promise<Buffer> {
  if (!focus) return cover.resize(COVER_WIDTH, height, { fit: 'cover' }).toBuffer();
  const { data, info } = await cover
    .resize(COVER_WIDTH, height, { fit: 'outside' })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(((info.width - COVER_WIDTH) * focus.x) / 100);
  const top = Math.round(((info.height - height) * focus.y) / 100);
  const { default: sharp } = await import('sharp');
  return sharp(data).extract({ left, top, width: COVER_WIDTH, height }).toBuffer();
}

/** The card without its cover. `beside`: a cover will replace the illustration. */
export function cardSvg({ type, title, company, beside }: Omit<Card, 'cover' | 'focus'> & { beside: boolean }): string {
  const { ground, fallbackTitle } = cardTypes[type];
  const dark = ground.startsWith('forest');
  const ink = colour(dark ? 'on-forest' : 'ink');
  const text = outlineIn(writable(title) || fallbackTitle, { x: LEFT, width: 540, bottom: 552, height: 400 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">
    <path fill="${colour(ground)}" d="M0 0h${width}v${height}H0z"/>
    ${beside ? '' : illustration(type)}
    <g transform="translate(${LEFT} 64) scale(1.44)">
      <path stroke="${dark ? ink : colour('forest')}" stroke-width="8" d="${MARK}"/>
      <circle cx="6.5" cy="7" r="4" fill="${colour('marigold')}"/>
    </g>
    <path fill="${ink}" d="${lineOutline(writable(company), LEFT + 62, 101, 40)}"/>
    <path fill="${ink}" d="${text}"/>
  </svg>`;
}
