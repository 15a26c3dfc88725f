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

const PRODUCTS = ['surve-r', 'progran', 'drive-r'];
const PLATFORMS = ['farmer', 'health', 'education', 'afforestation', 'impact', 'tracseed'];

/** The names of `:root`, and the colours of each product and platform by its name. */
const root = {
  ...Object.fromEntries(
    [...PRODUCTS, ...PLATFORMS].flatMap((hue) =>
      Object.entries(rules(`[data-hue='${hue}']`)).map(([name, value]) => [name.replace(/^(hue|tint)/, hue), value]),
    ),
  ),
  ...rules(':root'),
};

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

const pairs = (texts: readonly string[], backgrounds: readonly string[]) =>
  texts.flatMap((text) => backgrounds.map((background) => [text, background] as const));

const LIGHT = ['paper', 'paper-deep', 'surface'];
const of = (part: string) => PLATFORMS.map((platform) => `${platform}-${part}`);
const DEEP = ['forest', 'forest-deep', ...of('deep')];
const SOFT = ['leaf', 'marigold', ...PRODUCTS, ...PLATFORMS].map((name) => `${name}-soft`);
const HUES = ['leaf', ...PRODUCTS, ...PLATFORMS];

test('the contrast formula is that of WCAG', () => {
  expect(contrast('a', 'b', { a: '#000000', b: '#ffffff' })).toBeCloseTo(21);
  expect(contrast('a', 'b', { a: '#767676', b: '#ffffff' })).toBeCloseTo(4.54, 2);
});

describe.each([
  [
    'body text has AAA contrast',
    7,
    [...pairs(['ink', 'ink-soft'], [...LIGHT, ...SOFT]), ...pairs(['on-forest', 'on-forest-soft'], DEEP)],
  ],
  [
    'all other text has AA contrast',
    4.5,
    [
      ...pairs(['ink-faint', 'leaf', 'leaf-strong', 'alarm', 'marigold-ink', ...HUES], LIGHT),
      ...pairs(['leaf-strong', 'ink-faint'], SOFT),
      ...[...HUES, 'alarm'].flatMap((hue) => pairs([hue], [`${hue}-soft`])),
      ...pairs(
        ['leaf-bright', 'marigold', ...PRODUCTS.map((product) => `${product}-bright`)],
        ['forest', 'forest-deep'],
      ),
      ...PLATFORMS.flatMap((platform) => pairs([`${platform}-bright`, 'marigold'], [`${platform}-deep`])),
      ...pairs(['marigold'], ['ink']),
      ...pairs(['marigold-ink'], ['marigold-soft']),
      ...pairs(['surface'], ['leaf', 'leaf-strong', 'ink', 'alarm', ...PLATFORMS]),
      ...pairs(['forest-deep'], ['marigold', 'leaf-bright', 'on-forest']),
    ],
  ],
  [
    'control borders have a contrast of 3:1',
    3,
    [...pairs(['line-strong', 'leaf', 'alarm'], LIGHT), ...pairs(['on-forest-soft'], DEEP)],
  ],
])('%s', (_, least, all) => {
  test.each(all)('%s on %s', (text, background) => expect(contrast(text, background)).toBeGreaterThanOrEqual(least));
});

test.each(['leaf', ...PRODUCTS, ...PLATFORMS])('the text on the panel of %s has AA contrast', (hue) => {
  const names = { ...rules(':root', '[data-hue]'), ...rules(`[data-hue='${hue}']`) };
  expect(contrast('panel-ink', 'panel', names)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['paper', { ...root, ...rules('[data-tone]') }, [...LIGHT, ...SOFT]],
  ['forest', { ...root, ...rules('[data-tone]'), ...rules("[data-tone='forest']") }, DEEP],
])('text, links and focus ring of the tone %s have enough contrast', (_, names, backgrounds) => {
  const [, ring = ''] = /solid var\(--([\w-]+)\)/.exec(names.focus ?? '') ?? [];
  const least = { 'tone-ink': 7, 'tone-soft': 7, 'tone-link': 4.5, [ring]: 3 };
  for (const [name, ratio] of Object.entries(least)) {
    for (const background of backgrounds) {
      expect(contrast(name, background, names), `${name} on ${background}`).toBeGreaterThanOrEqual(ratio);
    }
  }
});
