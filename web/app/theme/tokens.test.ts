import fs from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = fs.readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

type Names = Record<string, string>;
const declared = (block: string): Names =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );

/** Returns the declarations of all rules with one of the selectors. Later rules override earlier ones. */
const rules = (...selectors: string[]): Names =>
  Object.assign(
    {},
    ...[...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, selector]) => selector?.split(',').some((one) => selectors.includes(one.trim())))
      .map(([, , block]) => declared(block ?? '')),
  ) as Names;

const root = rules(':root');

function colour(name: string, names: Names): string {
  const value = names[name];
  if (value === undefined) throw new Error(`tokens.css has no --${name}`);
  const [, next] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  return next ? colour(next, names) : value;
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(text: string, ground: string, names: Names = root): number {
  const [dark, light] = [colour(text, names), colour(ground, names)].map(luminance).sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

type Pair = [text: string, ground: string];
const pairs = (texts: readonly string[], grounds: readonly string[]): Pair[] =>
  texts.flatMap((text) => grounds.map((ground): Pair => [text, ground]));

const LIGHT = ['paper', 'paper-deep', 'surface'] as const;
const PLATFORMS = ['farmer', 'health', 'education', 'moss', 'impact', 'straw'] as const;
const of = (part: string) => PLATFORMS.map((platform) => `${platform}-${part}`);
const DEEP = ['forest', 'forest-deep', ...of('deep')];
const SOFT = ['leaf-soft', 'marigold-soft', 'surve-r-soft', 'progran-soft', 'drive-r-soft', ...of('soft')] as const;
const PRODUCTS = ['leaf', 'surve-r', 'progran', 'drive-r', ...PLATFORMS] as const;

test('the contrast formula is that of WCAG', () => {
  expect(contrast('a', 'b', { a: '#000000', b: '#ffffff' })).toBeCloseTo(21);
  expect(contrast('a', 'b', { a: '#767676', b: '#ffffff' })).toBeCloseTo(4.54, 2);
});

describe('body text has AAA contrast', () => {
  test.each<Pair>([
    ...pairs(['ink', 'ink-soft'], [...LIGHT, ...SOFT]),
    ...pairs(['on-forest', 'on-forest-soft'], DEEP),
  ])('%s on %s', (text, ground) => expect(contrast(text, ground)).toBeGreaterThanOrEqual(7));
});

describe('all other text has AA contrast', () => {
  test.each<Pair>([
    ...pairs(['ink-faint', 'leaf', 'leaf-strong', 'alarm', 'marigold-ink', ...PRODUCTS], LIGHT),
    ...pairs(['leaf-strong', 'ink-faint'], SOFT),
    ...PRODUCTS.map((product) => [product, `${product}-soft`] satisfies Pair),
    ...pairs(
      ['leaf-bright', 'marigold', 'surve-r-bright', 'progran-bright', 'drive-r-bright'],
      ['forest', 'forest-deep'],
    ),
    ...PLATFORMS.flatMap((platform) => pairs([`${platform}-bright`, 'marigold'], [`${platform}-deep`])),
    ['marigold', 'ink'],
    ['marigold-ink', 'marigold-soft'],
    ['alarm', 'alarm-soft'],
    ...pairs(['surface'], ['leaf', 'leaf-strong', 'ink', 'alarm', ...PLATFORMS]),
    ...pairs(['forest-deep'], ['marigold', 'leaf-bright', 'on-forest']),
  ])('%s on %s', (text, ground) => expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5));
});

describe('control borders have a contrast of 3:1', () => {
  test.each<Pair>([...pairs(['line-strong', 'leaf', 'alarm'], LIGHT), ...pairs(['on-forest-soft'], DEEP)])(
    '%s on %s',
    (edge, ground) => expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3),
  );
});

describe('the colours of each tone have enough contrast', () => {
  const tones = [
    ['paper', rules(':root', '[data-tone]'), [...LIGHT, ...SOFT]],
    ['forest', { ...rules(':root', '[data-tone]'), ...rules("[data-tone='forest']") }, DEEP],
  ] as const;

  test.each(tones)('%s', (_, names, grounds) => {
    for (const ground of grounds) {
      expect(contrast('tone-ink', ground, names), `ink on ${ground}`).toBeGreaterThanOrEqual(7);
      expect(contrast('tone-soft', ground, names), `soft on ${ground}`).toBeGreaterThanOrEqual(7);
      expect(contrast('tone-link', ground, names), `link on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(tones)('the focus ring on %s', (_, names, grounds) => {
    const [, ring] = /solid var\(--([\w-]+)\)/.exec(names.focus ?? '') ?? [];
    for (const ground of grounds) expect(contrast(ring!, ground, names), ground).toBeGreaterThanOrEqual(3);
  });
});
