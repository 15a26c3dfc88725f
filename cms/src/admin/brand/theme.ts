/** Button colours for white text, in both themes. */
const BUTTON_COLOURS = { buttonPrimary500: '#24855a', buttonPrimary600: '#1c7348' };

/** The site's greens (web/app/theme/tokens.css) replace Strapi's violet. theme.test.ts checks the contrast. */
export const THEME = {
  light: {
    colors: {
      ...BUTTON_COLOURS,
      primary100: '#eaf5ee',
      primary200: '#bfdfcb',
      primary500: '#24855a',
      primary600: '#1c7348',
      primary700: '#145837',
    },
  },
  dark: {
    colors: {
      ...BUTTON_COLOURS,
      primary100: '#14261e',
      primary200: '#2c5546',
      primary500: '#1c7348',
      primary600: '#7fd0a0',
      primary700: '#7fd0a0',
    },
  },
};
