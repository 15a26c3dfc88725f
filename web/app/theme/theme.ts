import { createTheme, type MantineColorsTuple } from '@mantine/core';

const step = (name: string) => `var(--${name})`;
const scale = (...names: readonly [string, string, string, string, string, string, string, string, string, string]) =>
  names.map(step) as unknown as MantineColorsTuple;

/** The Mantine theme. It maps to the tokens, so that tokens.css is the only place for colours, type and radii. */
export const theme = createTheme({
  primaryColor: 'leaf',
  primaryShade: 6,
  black: step('ink'),
  white: step('surface'),
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
  fontFamily: step('font-text'),
  fontFamilyMonospace: step('font-code'),
  fontSizes: { xs: step('text-xs'), sm: step('text-s'), md: step('text-m'), lg: step('text-l') },
  lineHeights: { md: step('leading') },
  headings: { fontFamily: step('font-display'), fontWeight: '650' },
  radius: { sm: step('radius-s'), md: step('radius-m'), lg: step('radius-l') },
  defaultRadius: 'sm',
  respectReducedMotion: true,
});
