/**
 * Returns the Markdown with the blank lines that it needs between the text before and after the cursor. Inline Markdown
 * is returned unchanged.
 */
export function withBlankLines(markdown: string, before: string, after: string): string {
  if (!/\n|^(?:#{1,6}|-|>|\d+\.|\|) /.test(markdown)) return markdown;
  return blankLine(before, /\n*$/) + markdown + blankLine(after, /^\n*/);
}

function blankLine(text: string, edge: RegExp): string {
  if (text.trim() === '') return '';
  return '\n'.repeat(Math.max(0, 2 - (edge.exec(text)?.[0].length ?? 0)));
}
