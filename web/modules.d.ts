// Icons are imported from their own files, so that the server does not load all six thousand.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';
  const icon: Icon;
  export default icon;
}

/** The parts of opentype.js 2 that the site uses. It has no types of its own. */
declare module 'opentype.js' {
  type Options = { letterSpacing?: number };
  export type Command = { type: string } & Partial<Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>>;
  export type Font = {
    charToGlyphIndex(letter: string): number;
    getAdvanceWidth(text: string, size: number, options?: Options): number;
    getPath(text: string, x: number, y: number, size: number, options?: Options): { commands: Command[] };
  };
  const opentype: { parse(bytes: ArrayBuffer): Font };
  export default opentype;
}
