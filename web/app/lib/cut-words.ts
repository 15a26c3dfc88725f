/**
 * Cuts a text at a number of words.
 * Gives the text to show at first and whether anything was left out.
 */
export function cutWords(text: string, limit: number): { shown: string; cut: boolean } {
  const words = text.trim().split(/\s+/);
  if (words.length <= limit) return { shown: text, cut: false };
  return {
    shown: `${words
      .slice(0, limit)
      .join(' ')
      .replace(/[,;:.]$/, '')}…`,
    cut: true,
  };
}
