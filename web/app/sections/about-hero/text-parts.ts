import { splitAt } from '~/lib/truncate';

/** The number of visible characters below 480, 600, 768 and 1024 px. */
const CUTS = [150, 200, 300, 400] as const;
/** The width in px from which each piece of the text is visible. */
const FROM = ['0', '480', '600', '768', '1024'] as const;

type Piece = { from: string; piece: string };

/** Splits a text into its first sentence and the rest, each in pieces with the width from which they are visible. */
export function textParts(text: string): Piece[][] {
  const end = /^.*?[.!?](?=\s)/s.exec(text)?.[0].length ?? text.length;
  const parts: Piece[][] = [[], []];
  let start = 0;
  for (const [index, whole] of splitAt(text, CUTS).entries()) {
    const from = FROM[index] ?? FROM[0];
    const before = whole.slice(0, Math.max(0, end - start));
    const after = whole.slice(before.length);
    if (before) parts[0]?.push({ from, piece: before });
    if (after) parts[1]?.push({ from, piece: after });
    start += whole.length;
  }
  return parts.filter((pieces) => pieces.length > 0);
}
