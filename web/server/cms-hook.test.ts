import { expect, it } from 'vitest';
import { changeOf } from './cms-hook.ts';

const tags = (call: Parameters<typeof changeOf>[0]) => [...(changeOf(call)?.tags ?? [])].sort();
const PUBLISHED = '2026-01-01T00:00:00.000Z';

it('a published article concerns its page, those that lead to it, and the lists', () => {
  const call = { event: 'entry.publish', model: 'article', entry: { documentId: 'a1', publishedAt: PUBLISHED } };
  expect(tags(call)).toEqual(['articles', 'entry:a1']);
  expect(changeOf(call)?.forget).toBe(false);
});

it('one that is taken back is forgotten for good', () => {
  expect(changeOf({ event: 'entry.unpublish', model: 'article', entry: { documentId: 'a1' } })?.forget).toBe(true);
});

it('a saved draft concerns nothing', () => {
  expect(
    changeOf({ event: 'entry.update', model: 'article', entry: { documentId: 'a1', publishedAt: null } }),
  ).toBeNull();
});

it.each(['author', 'category', 'tag'])('a changed %s concerns the pages that show it and the lists', (model) => {
  expect(tags({ event: 'entry.update', model, entry: { documentId: 'x9' } })).toEqual(['entry:x9', 'names']);
});

it('a picture concerns the pages that show it; all of them where the CMS does not say which it is', () => {
  expect(tags({ event: 'media.update', media: { documentId: 'f1' } })).toEqual(['entry:f1', 'names']);
  expect(tags({ event: 'media.delete', media: {} })).toEqual(['names', 'posts']);
});
