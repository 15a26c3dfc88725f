import { describe, expect, it } from 'vitest';
import { parseListParams, topicOf, toQuery } from './list-params';

const read = (search: string) => parseListParams(new URLSearchParams(search));

it.each([
  [{ category: 'field-notes' }, '/blogs/category/field-notes'],
  [{ tag: 'ai', page: 2 }, '/blogs/tag/ai?page=2'],
  [{ tag: 'ai', category: 'field-notes' }, undefined],
  [{ tag: 'ai', q: 'wells' }, undefined],
  [{}, undefined],
])('the view %j has the page %s', (view, path) => expect(topicOf({ page: 1, ...view })).toBe(path));

describe('list parameters', () => {
  it('survive a round trip through the URL', () => {
    const view = { category: 'field-notes', tag: 'ai', q: 'six talukas', page: 3 };
    expect(read(new URLSearchParams(toQuery(view)).toString())).toEqual(view);
  });

  it('are empty for the first page without filters', () => {
    expect(toQuery(read(''))).toEqual({});
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e9', 'page='])('read %s as the first page', (search) => {
    expect(read(search).page).toBe(1);
  });

  it('drop empty values and truncate long ones', () => {
    expect(read('q=%20%20&tag=')).toEqual({ page: 1 });
    expect(read(`q=${'x'.repeat(5000)}`).q).toHaveLength(80);
  });
});
