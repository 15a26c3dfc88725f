import { expect, it } from 'vitest';
import { THEME } from './theme';

const MIN_CONTRAST_AA = 4.5;
/** Background colours of cards and pages in Strapi's themes. */
const BACKGROUNDS = { light: ['#ffffff', '#f6f6f9'], dark: ['#212134', '#181826'] };

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it.each(['light', 'dark'] as const)('the %s theme meets contrast AA', (name) => {
  const { colors } = THEME[name];
  for (const button of [colors.buttonPrimary500, colors.buttonPrimary600]) {
    expect(contrast(button, '#ffffff')).toBeGreaterThanOrEqual(MIN_CONTRAST_AA);
  }
  for (const background of [...BACKGROUNDS[name], colors.primary100]) {
    expect(contrast(colors.primary600, background)).toBeGreaterThanOrEqual(MIN_CONTRAST_AA);
    expect(contrast(colors.primary700, background)).toBeGreaterThanOrEqual(MIN_CONTRAST_AA);
  }
});
