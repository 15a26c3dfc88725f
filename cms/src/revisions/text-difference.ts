/** A part of a text: in both texts, only in the first one, or only in the second one. */
export type Part = { kind: 'same' | 'removed' | 'added'; text: string };

/** Above this number of comparisons two lists count as different as a whole. */
const MAX_COMPARISONS = 1_000_000;
/** Changed lines above this number of characters are not compared by words. */
const MAX_WORD_COMPARISON_LENGTH = 50_000;
/** An unchanged part longer than this shows only its ends. */
const MAX_UNCHANGED_LENGTH = 160;
const UNCHANGED_END_LENGTH = 60;
/** A changed part longer than this shows only its beginning. */
const MAX_CHANGED_LENGTH = 3000;

/** Returns the difference of two texts by words. Long texts are compared by lines first. */
export function textDifference(before: string, after: string): Part[] {
  const parts: Part[] = [];
  const lines = compareItems(linesOf(before), linesOf(after));
  for (let index = 0; index < lines.length; index += 1) {
    const [first, second] = [lines[index], lines[index + 1]];
    const isChange = first.kind === 'removed' && second?.kind === 'added';
    if (isChange && first.text.length + second.text.length < MAX_WORD_COMPARISON_LENGTH) {
      parts.push(...compareItems(wordsOf(first.text), wordsOf(second.text)));
      index += 1;
    } else parts.push(first);
  }
  return mergeParts(parts).map((part, index, all) => truncatePart(part, index === 0, index === all.length - 1));
}

const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];

/** Compares two lists of words or lines. Removed parts come before added ones. */
function compareItems(before: string[], after: string[]): Part[] {
  const parts = alignment(before, after).map(([left, right]): Part => {
    if (left === undefined) return { kind: 'added', text: after[right!] };
    return { kind: right === undefined ? 'removed' : 'same', text: before[left] };
  });
  return mergeParts(parts);
}

/**
 * Returns a longest common subsequence of two lists as pairs of indexes. An item without a partner is paired with
 * `undefined`. Removed items come before added ones.
 */
export function alignment(before: string[], after: string[]): Array<[number | undefined, number | undefined]> {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const isSameEnd = () => before[before.length - 1 - end] === after[after.length - 1 - end];
  while (end < Math.min(before.length, after.length) - start && isSameEnd()) end += 1;
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
  const middle = alignMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end));
  return [
    ...range(0, start).map((index): [number, number] => [index, index]),
    ...middle.map(([left, right]): [number | undefined, number | undefined] => [
      left === undefined ? undefined : left + start,
      right === undefined ? undefined : right + start,
    ]),
    ...range(0, end).map((index): [number, number] => [before.length - end + index, after.length - end + index]),
  ];
}

function alignMiddle(before: string[], after: string[]): Array<[number | undefined, number | undefined]> {
  const [rows, columns] = [before.length, after.length];
  const pairs: Array<[number | undefined, number | undefined]> = [];
  const isTooLong = rows * columns > MAX_COMPARISONS;
  const width = columns + 1;
  // lengths[row * width + column]: the length of the common subsequence from this row and column on.
  const lengths = isTooLong ? new Uint32Array(0) : new Uint32Array((rows + 1) * width);
  for (let row = isTooLong ? -1 : rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        before[row] === after[column]
          ? lengths[(row + 1) * width + column + 1] + 1
          : Math.max(lengths[(row + 1) * width + column], lengths[row * width + column + 1]);
    }
  }
  let [row, column] = [0, 0];
  while (row < rows && column < columns && !isTooLong) {
    if (before[row] === after[column]) pairs.push([row++, column++]);
    else if (lengths[(row + 1) * width + column] >= lengths[row * width + column + 1]) pairs.push([row++, undefined]);
    else pairs.push([undefined, column++]);
  }
  while (row < rows) pairs.push([row++, undefined]);
  while (column < columns) pairs.push([undefined, column++]);
  return pairs;
}

/** Merges adjacent parts of one kind. Within a change, the removed part comes first. */
function mergeParts(parts: Part[]): Part[] {
  const result: Part[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    if (removed) result.push({ kind: 'removed', text: removed });
    if (added) result.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const { kind, text } of parts) {
    if (kind === 'removed') removed += text;
    if (kind === 'added') added += text;
    if (kind !== 'same') continue;
    flush();
    const last = result.at(-1);
    if (last?.kind === 'same') last.text += text;
    else result.push({ kind, text });
  }
  flush();
  return result;
}

function truncatePart({ kind, text }: Part, isFirst: boolean, isLast: boolean): Part {
  if (kind !== 'same') {
    return { kind, text: text.length > MAX_CHANGED_LENGTH ? `${text.slice(0, MAX_CHANGED_LENGTH)} …` : text };
  }
  if (text.length <= MAX_UNCHANGED_LENGTH) return { kind, text };
  const [head, tail] = [
    isFirst ? '' : text.slice(0, UNCHANGED_END_LENGTH),
    isLast ? '' : text.slice(-UNCHANGED_END_LENGTH),
  ];
  return { kind, text: `${head} … ${tail}` };
}
