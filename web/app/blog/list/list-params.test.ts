import { describe, expect, it } from 'vitest';
import { parseListParams, toQuery } from './list-params';

const read = (search: string) => parseListParams(new URLSearchParams(search));

describe('the view in an address', () => {
  it('comes out as it went in', () => {
    const view = { category: 'field-notes', tag: 'ai', q: 'six talukas', page: 3 };
    expect(read(new URLSearchParams(toQuery(view)).toString())).toEqual(view);
  });

  it('is short for the first page of everything', () => {
    expect(toQuery(read(''))).toEqual({});
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e9', 'page='])('takes %s for the first page', (search) => {
    expect(read(search).page).toBe(1);
  });

  it('leaves out empty parts and cuts endless ones', () => {
    expect(read('q=%20%20&tag=')).toEqual({ page: 1 });
    expect(read(`q=${'x'.repeat(5000)}`).q).toHaveLength(80);
  });
});
