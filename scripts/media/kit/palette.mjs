/** The colours of the house. Pictures take every colour from here, so that a set stays one hand. */
export const c = {
  ink: '#10231c',
  paper: '#f7f3ea',
  paperShade: '#ede6d6',
  sand: '#e2d6bd',
  earth: '#c9b48f',
  white: '#fffdf7',
  forest: '#17402f',
  deep: '#0f2e22',
  night: '#0a2219',
  pine: '#21573f',
  leaf: '#2f8f5b',
  moss: '#5caf81',
  leafLight: '#8cc9a1',
  leafMist: '#b7ddc2',
  leafPale: '#dcefe2',
  marigold: '#e8a317',
  marigoldDeep: '#c98408',
  marigoldPale: '#f7dfa6',
  clay: '#b8613a',
  clayDeep: '#8f4526',
  clayPale: '#e9c4a9',
  teal: '#1f7a7a',
  tealDeep: '#155959',
  tealPale: '#bcdcd8',
  indigo: '#3f4fa3',
  indigoDeep: '#2c3878',
  indigoPale: '#ccd2ec',
};

/** Skin tones as pairs: lit side, shaded side. */
export const skin = {
  amber: { lit: '#b67d52', shade: '#9a6540' },
  teak: { lit: '#97623f', shade: '#7d4d30' },
  walnut: { lit: '#7b4b30', shade: '#633a24' },
  cocoa: { lit: '#683f2a', shade: '#52301f' },
};

export const hairColour = { black: '#14201b', grey: '#8c8f87', white: '#d9d6cb' };
