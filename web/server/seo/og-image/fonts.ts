import tokens from '../../../app/theme/tokens.css?raw';
import type { PageType } from '../../../app/lib/seo/og-image-url.ts';
import type { illustrations } from './illustrations.ts';

type Ground = 'forest' | 'forest-deep' | 'paper' | 'paper-deep' | 'surface' | 'leaf-soft' | 'marigold-soft';
type CardType = { words: string; ground: Ground; drawing: keyof typeof illustrations };

/** One ground and rendering per type of page; the words stand in for a title that the face cannot write. */
export const cardTypes: Record<PageType, CardType> = {
  home: { words: 'Put AI to Work for Impact', ground: 'forest', drawing: 'bars' },
  product: { words: 'From the first answer to the board report', ground: 'paper', drawing: 'line' },
  platform: { words: 'A platform for the field you work in', ground: 'forest-deep', drawing: 'plants' },
  solution: { words: 'Evidence for those who fund and run programmes', ground: 'leaf-soft', drawing: 'map' },
  company: { words: 'Design-first, user-first, AI-first', ground: 'paper-deep', drawing: 'rings' },
  story: { words: 'What changed, told from the data', ground: 'marigold-soft', drawing: 'path' },
  blog: { words: 'Notes from the field and from the office', ground: 'surface', drawing: 'text' },
  contact: { words: 'See it with your own programme', ground: 'forest', drawing: 'calendar' },
  legal: { words: 'How we handle your data', ground: 'paper', drawing: 'clauses' },
};

const named = new Map([...tokens.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));

/** A colour of the site's tokens by its name. */
export function colour(name: string): string {
  const value = named.get(name);
  if (!value) throw new Error(`tokens.css has no colour --${name}`);
  return value;
}
