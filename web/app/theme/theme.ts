import { createTheme, type MantineColorsTuple } from '@mantine/core';

const token = (name: string) => `var(--${name})`;
const scale = (...names: readonly [string, string, string, string, string, string, string, string, string, string]) =>
  names.map(token) as unknown as MantineColorsTuple;

/** The Mantine theme. It maps to the tokens, so that tokens.css is the only place for colours, type and radii. */
export const theme = createTheme({
  primaryColor: 'leaf',
  primaryShade: 6,
  black: token('ink'),
  white: token('surface'),
  colors: {
    leaf: scale(
      'leaf-soft',
      'leaf-soft',
      'leaf-soft',
      'leaf-bright',
      'leaf-bright',
      'leaf',
      'leaf',
      'leaf-strong',
      'leaf-strong',
      'forest',
    ),
    // Mantine uses the fourth shade for borders, the fifth for placeholders and the sixth for secondary text.
    gray: scale(
      'paper',
      'paper-deep',
      'paper-deep',
      'line',
      'line-strong',
      'ink-faint',
      'ink-soft',
      'ink-soft',
      'ink',
      'ink',
    ),
    red: scale(
      'alarm-soft',
      'alarm-soft',
      'alarm-soft',
      'alarm-soft',
      'alarm',
      'alarm',
      'alarm',
      'alarm',
      'alarm',
      'alarm',
    ),
  },
  fontFamily: token('font-text'),
  fontFamilyMonospace: token('font-code'),
  fontSizes: { xs: token('text-xs'), sm: token('text-s'), md: token('text-m'), lg: token('text-l') },
  lineHeights: { md: token('leading') },
  headings: { fontFamily: token('font-display'), fontWeight: '650' },
  radius: { sm: token('radius-s'), md: token('radius-m'), lg: token('radius-l') },
  defaultRadius: 'sm',
  respectReducedMotion: true,
});
