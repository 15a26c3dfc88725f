import tokens from '../../../app/theme/tokens.css?raw';
import type { PageType } from '../../../app/lib/seo/og-image-url.ts';

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

const files = import.meta.glob<string>('./illustrations/*.svg', { query: '?raw', import: 'default', eager: true });

/** The illustration of a type of page, as SVG of 1200 × 630. */
export function illustration(type: PageType): string {
  const svg = files[`./illustrations/${type}.svg`];
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
