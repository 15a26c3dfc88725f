const WORDS_PER_MINUTE = 220;

/** Returns the time to read this many words in minutes, at least one. */
export const readingMinutes = (wordCount: number): number => Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE));

/** Returns the number of words of a text, in any script. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)?.length ?? 0;
}
