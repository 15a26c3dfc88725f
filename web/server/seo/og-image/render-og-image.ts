import type { Sharp } from 'sharp';
import illustrations from './illustrations.svg?raw';
import tokens from '../../../app/theme/tokens.css?raw';
import { type PageType, OG_IMAGE_SIZE } from '../../../app/lib/seo/og-image-url.ts';
import { lineOutline, outlineIn, writable } from './card-text.ts';

type Ground = 'forest' | 'forest-deep' | 'paper' | 'paper-deep' | 'surface' | 'leaf-soft' | 'marigold-soft';
type CardType = { fallbackTitle: string; ground: Ground };

/** The background of each type of page. `fallbackTitle` replaces a title that the font cannot render. */
export const cardTypes: Record<PageType, CardType> = {
  home: { fallbackTitle: 'Put AI to Work for Impact', ground: 'forest' },
  product: { fallbackTitle: 'From the first answer to the board report', ground: 'paper' },
  platform: { fallbackTitle: 'A platform for the field you work in', ground: 'forest-deep' },
  solution: { fallbackTitle: 'Evidence for those who fund and run programmes', ground: 'leaf-soft' },
  company: { fallbackTitle: 'Design-first, user-first, AI-first', ground: 'paper-deep' },
  story: { fallbackTitle: 'What changed, told from the data', ground: 'marigold-soft' },
  blog: { fallbackTitle: 'Notes from the field and from the office', ground: 'surface' },
  contact: { fallbackTitle: 'See it with your own programme', ground: 'forest' },
  legal: { fallbackTitle: 'How we handle your data', ground: 'paper' },
};

/** The illustration of a type of page, as SVG on an area of 1200 × 630. */
export function illustration(type: PageType): string {
  const [, svg] = new RegExp(`<svg id="${type}"[^>]*>(.*?)</svg>`, 's').exec(illustrations) ?? [];
  if (!svg) throw new Error(`No illustration for social images of type ${type}`);
  return svg;
}

const named = new Map([...tokens.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));

/** A colour from the site's tokens by its name. */
export function colour(name: string): string {
  const value = named.get(name);
  if (!value) throw new Error(`tokens.css has no colour --${name}`);
  return value;
}

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
