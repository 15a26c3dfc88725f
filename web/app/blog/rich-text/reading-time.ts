const WORDS_PER_MINUTE = 220;
/** Chinese and Japanese are measured by the character. */
const CHARACTERS_PER_MINUTE = 500;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
const HAN_OR_KANA = /(?=[\p{L}\p{N}])[\p{Script=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu;
/** Runs of the other scripts that have no spaces between words. A dictionary finds the words. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const words = new Intl.Segmenter(undefined, { granularity: 'word' });
/** Longer runs are read in parts, because finding words in a run needs memory. */
const MAX_RUN_LENGTH = 10_000;

/** Returns the time to read this many words in minutes, at least one. */
export const readingMinutes = (wordCount: number): number => Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE));

/**
 * Returns the number of words of a text, in any script. Characters of Chinese and Japanese count as the words that
 * take as long to read.
 */
export function countWords(text: string): number {
  const unspaced = (text.match(UNSPACED) ?? []).reduce((sum, run) => sum + wordsIn(run), 0);
  const characters = text.match(HAN_OR_KANA)?.length ?? 0;
  const spaced = text.replace(UNSPACED, ' ').replace(HAN_OR_KANA, ' ').match(WORD)?.length ?? 0;
  return Math.round(spaced + unspaced + (characters * WORDS_PER_MINUTE) / CHARACTERS_PER_MINUTE);
}

function wordsIn(run: string): number {
  let count = 0;
  for (let start = 0; start < run.length; start += MAX_RUN_LENGTH) {
    for (const { isWordLike } of words.segment(run.slice(start, start + MAX_RUN_LENGTH))) count += isWordLike ? 1 : 0;
  }
  return count;
}
