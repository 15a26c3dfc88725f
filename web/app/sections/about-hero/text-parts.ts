import { splitAt } from '~/lib/truncate';

/** The number of visible characters below 480, 600, 768 and 1024 px. */
const CUTS = [150, 200, 300, 400] as const;
/** The width in px from which each piece of the text is visible. */
const FROM = ['0', '480', '600', '768', '1024'] as const;

export type Piece = { from: string; piece: string };

/**
 * Splits a text into its first sentence and the two halves of the rest, which are split between sentences. Each part is
 * in pieces with the width from which they are visible.
 */
export function textParts(text: string): Piece[][] {
  const [first = text.length, ...others] = Array.from(text.matchAll(/[.!?](?=\s)/g), ({ index }) => index + 1);
  const middle = (first + text.length) / 2;
  const [half = text.length] = others.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const bounds = [0, first, half, text.length];
  const parts: Piece[][] = [[], [], []];
  let start = 0;
  for (const [index, whole] of splitAt(text, CUTS).entries()) {
    const from = FROM[index] ?? FROM[0];
    const end = start + whole.length;
    for (const [part, pieces] of parts.entries()) {
      const piece = text.slice(Math.max(start, bounds[part]!), Math.min(end, bounds[part + 1]!));
      if (piece) pieces.push({ from, piece });
    }
    start = end;
  }
  return parts.filter((pieces) => pieces.length > 0);
}
