import { describe, expect, it } from 'vitest';
import { brandedTitle, brandTexts, companyName, THEME } from './brand';

describe('the company name', () => {
  const page = (content: string | null) => ({ querySelector: () => content && { getAttribute: () => content } });
  it('comes from the page, with the default of COMPANY_NAME as fallback', () => {
    expect(companyName(page('Acme') as never)).toBe('Acme');
    expect(companyName(page(null) as never)).toBe('Impact-R');
  });
  it('replaces "Strapi" in page titles', () => {
    expect(brandedTitle('Article | Strapi', 'A $& B')).toBe('Article | A $& B');
    expect(brandedTitle('Why Strapi', 'Acme')).toBe('Why Strapi');
  });
  it('is escaped in message texts', () => {
    const texts = brandTexts("O'Neill {<b>}");
    expect(texts['Auth.form.welcome.title']).toBe("Welcome to O''Neill b");
    expect(JSON.stringify(texts)).not.toMatch(/strapi/i);
  });
});

/** Background colours of cards and pages in Strapi's themes. */
const BACKGROUNDS = { light: ['#ffffff', '#f6f6f9'], dark: ['#212134', '#181826'] };

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it.each(['light', 'dark'] as const)('the %s theme meets contrast AA', (name) => {
  const { colors } = THEME[name];
  const pairs = [
    ...[colors.buttonPrimary500, colors.buttonPrimary600].map((button) => [button, '#ffffff']),
    ...[...BACKGROUNDS[name], colors.primary100].flatMap((background) =>
      [colors.primary600, colors.primary700].map((text) => [text, background]),
    ),
  ];
  for (const pair of pairs) {
    const [dark = 0, light = 0] = pair.map(luminance).sort((a, b) => a - b);
    expect((light + 0.05) / (dark + 0.05), pair.join(' on ')).toBeGreaterThanOrEqual(4.5);
  }
});
