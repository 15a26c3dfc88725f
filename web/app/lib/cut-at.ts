/** Splits a text at the given lengths, shortest first. Joined again, the pieces are the text; empty ones are left out. */
export function cutAt(text: string, lengths: readonly number[]): string[] {
  const ends = [...lengths, text.length];
  return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end)).filter((piece) => piece !== '');
}
