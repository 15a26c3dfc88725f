import { diffArrays } from 'diff';

/** A part of a text: in both texts, only in the first one, or only in the second one. */
export type Part = { kind: 'same' | 'removed' | 'added'; text: string };

/** Two lists with more differences count as different as a whole. More would take seconds. */
const MAX_DIFFERENCES = 1000;
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
  const lines = compareTexts(before, after, /[^\n]*\n|[^\n]+$/g);
  for (let index = 0; index < lines.length; index += 1) {
    const [first, second] = [lines[index], lines[index + 1]];
    const isChange = first.kind === 'removed' && second?.kind === 'added';
    if (isChange && first.text.length + second.text.length < MAX_WORD_COMPARISON_LENGTH) {
      parts.push(...compareTexts(first.text, second.text, /\s+|[^\s]+/g));
      index += 1;
    } else parts.push(first);
  }
  return mergeParts(parts).map((part, index, all) => truncatePart(part, index === 0, index === all.length - 1));
}

/** Compares two texts by what matches `unit`. Removed parts come before added ones. */
function compareTexts(before: string, after: string, unit: RegExp): Part[] {
  const changes = compareLists(before.match(unit) ?? [], after.match(unit) ?? []);
  return mergeParts(
    changes.map(({ value, added, removed }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    })),
  );
}

function compareLists(before: string[], after: string[]) {
  const whole = [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return diffArrays(before, after, { maxEditLength: MAX_DIFFERENCES }) ?? whole;
}

/**
 * Returns a longest common subsequence of two lists as pairs of indexes. An item without a partner is paired with
 * `undefined`.
 */
export function alignment(before: string[], after: string[]): Array<[number | undefined, number | undefined]> {
  let [left, right] = [0, 0];
  return compareLists(before, after).flatMap(({ value, added, removed }) =>
    value.map((): [number | undefined, number | undefined] => [
      added ? undefined : left++,
      removed ? undefined : right++,
    ]),
  );
}

/** Merges adjacent parts of one kind. Within a change, the removed part comes first. */
function mergeParts(parts: Part[]): Part[] {
  const merged: Part[] = [];
  for (const { kind, text } of parts) {
    if (text === '') continue;
    const beforeRun = merged.findLastIndex((one) => (one.kind === 'same') !== (kind === 'same'));
    const run = merged.slice(beforeRun + 1);
    const equal = run.find((one) => one.kind === kind);
    if (equal) equal.text += text;
    else merged.splice(kind === 'removed' ? beforeRun + 1 : merged.length, 0, { kind, text });
  }
  return merged;
}

function truncatePart({ kind, text }: Part, isFirst: boolean, isLast: boolean): Part {
  if (kind !== 'same') {
    return { kind, text: text.length > MAX_CHANGED_LENGTH ? `${text.slice(0, MAX_CHANGED_LENGTH)} …` : text };
  }
  if (text.length <= MAX_UNCHANGED_LENGTH) return { kind, text };
  const head = isFirst ? '' : text.slice(0, UNCHANGED_END_LENGTH);
  const tail = isLast ? '' : text.slice(-UNCHANGED_END_LENGTH);
  return { kind, text: `${head} … ${tail}` };
}
