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
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(text: string, background: string, names: Names = root): number {
  const [dark, light] = [colour(text, names), colour(background, names)].map(luminance).sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

type Pair = [text: string, background: string];
const pairs = (texts: readonly string[], backgrounds: readonly string[]): Pair[] =>
  texts.flatMap((text) => backgrounds.map((background): Pair => [text, background]));

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
  ])('%s on %s', (text, background) => expect(contrast(text, background)).toBeGreaterThanOrEqual(7));
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
  ])('%s on %s', (text, background) => expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5));
});

test.each([
  'leaf',
  'surve-r',
  'progran',
  'drive-r',
  'farmer',
  'health',
  'education',
  'afforestation',
  'impact',
  'tracseed',
])('the text on the panel of %s has AA contrast', (hue) => {
  const names = { ...rules(':root', '[data-hue]'), ...rules(`[data-hue='${hue}']`) };
  expect(contrast('panel-ink', 'panel', names)).toBeGreaterThanOrEqual(4.5);
});

describe('control borders have a contrast of 3:1', () => {
  test.each<Pair>([...pairs(['line-strong', 'leaf', 'alarm'], LIGHT), ...pairs(['on-forest-soft'], DEEP)])(
    '%s on %s',
    (border, background) => expect(contrast(border, background)).toBeGreaterThanOrEqual(3),
  );
});

describe('the colours of each tone have enough contrast', () => {
  const tones = [
    ['paper', rules(':root', '[data-tone]'), [...LIGHT, ...SOFT]],
    ['forest', { ...rules(':root', '[data-tone]'), ...rules("[data-tone='forest']") }, DEEP],
  ] as const;

  test.each(tones)('%s', (_, names, backgrounds) => {
    for (const background of backgrounds) {
      expect(contrast('tone-ink', background, names), `ink on ${background}`).toBeGreaterThanOrEqual(7);
      expect(contrast('tone-soft', background, names), `soft on ${background}`).toBeGreaterThanOrEqual(7);
      expect(contrast('tone-link', background, names), `link on ${background}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(tones)('the focus ring on %s', (_, names, backgrounds) => {
    const [, ring] = /solid var\(--([\w-]+)\)/.exec(names.focus ?? '') ?? [];
    for (const background of backgrounds)
      expect(contrast(ring!, background, names), background).toBeGreaterThanOrEqual(3);
  });
});
