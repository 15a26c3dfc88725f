import { describe, expect, it } from 'vitest';
import { decideRevision } from './store-revision';
import type { RevisionKind, RevisionMark } from './revision-content';

const NOON = Date.UTC(2026, 0, 1, 12);
const mark = (minutes: number, kind: RevisionKind = 'saved', userId: number | null = 1): RevisionMark => ({
  ...{ kind, userId, userName: 'A', at: new Date(NOON + minutes * 60_000).toISOString() },
});

/** Runs marks one after the other. Returns the minutes of the revisions that stay. */
function keptMinutes(...marks: RevisionMark[]): number[] {
  const list: RevisionMark[] = [];
  for (const next of marks) {
    const decision = decideRevision(next, false, list.at(-1), list.at(-2));
    if (decision === 'replace') list.pop();
    if (decision !== 'skip') list.push(next);
  }
  return list.map(({ at }) => (new Date(at).getTime() - NOON) / 60_000);
}

describe('saves of one user', () => {
  it('keep the first and the last of five minutes', () => {
    expect(keptMinutes(mark(0), mark(1), mark(2), mark(4))).toEqual([0, 4]);
  });
  it('keep one at least every five minutes, and always the last', () => {
    expect(keptMinutes(mark(0), mark(3), mark(6), mark(7), mark(8))).toEqual([0, 3, 7, 8]);
  });
  it('keep the last one before a pause', () => {
    expect(keptMinutes(mark(0), mark(1), mark(600), mark(601))).toEqual([0, 1, 600, 601]);
  });
});

it('a save never replaces the text of another user, a publish, a restore or a reset', () => {
  expect(keptMinutes(mark(0), mark(1), mark(1.5, 'saved', 2), mark(2))).toEqual([0, 1, 1.5, 2]);
  for (const kind of ['published', 'restored', 'reset', 'discarded'] as const) {
    expect(keptMinutes(mark(0), mark(1, kind), mark(2))).toEqual([0, 1, 2]);
    expect(keptMinutes(mark(0), mark(1), mark(2, kind))).toEqual([0, 1, 2]);
  }
});

it('a save of an unchanged draft adds no revision, and its publish replaces the saved revision of the same user', () => {
  expect(decideRevision(mark(9), true, mark(0))).toBe('skip');
  expect(decideRevision(mark(9), true, mark(0, 'published'))).toBe('skip');
  expect(decideRevision(mark(0, 'published'), true, mark(0))).toBe('replace');
  expect(decideRevision(mark(0, 'published', 2), true, mark(0))).toBe('add');
  expect(decideRevision(mark(9, 'published'), true, mark(0, 'published'))).toBe('add');
});
