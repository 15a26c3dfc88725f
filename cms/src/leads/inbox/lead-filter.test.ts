import { describe, expect, it } from 'vitest';
import { ALL_LEADS_QUERY, parse } from './lead-filter';

const query = (sent: object) => parse(ALL_LEADS_QUERY, sent);

describe('the query of the list of all leads', () => {
  it('defaults to the first page without filters', () => {
    const today = new Date().toISOString().slice(0, 10);
    const everything = { page: 1, sort: 'received:desc', today, q: '' };
    expect(query({})).toEqual(everything);
    const names = ['page', 'sort', 'status', 'form', 'owner', 'due', 'from', 'to', 'today'];
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    expect(query({ ...empty, q: '  ' })).toEqual(everything);
  });
  it('accepts a page, an order, filters and a search', () => {
    const filters = { status: 'in progress', form: 'trial', due: 'overdue', today: '2026-11-24' };
    const from = '2026-11-01T00:00:00.000Z';
    const sent = { ...filters, page: '3', sort: 'followUp:asc', owner: '12', from, to: from, q: ' as\u0000ha ' };
    expect(query(sent)).toEqual({
      ...{ ...filters, page: 3, sort: 'followUp:asc', owner: 12 },
      ...{ from: new Date(from), to: new Date(from), q: 'asha' },
    });
    expect(query({ owner: 'mine' })).toMatchObject({ owner: 'mine' });
  });
  it.each([
    ['page', '0'],
    ['page', '1.5'],
    ['page', '1e9'],
    ['page', ['1', '2']],
    ['status', 'won'],
    ['status', ['new']],
    ['form', 'toString'],
    ['form', { $ne: 'demo' }],
    ['sort', 'name:asc'],
    ['sort', ['received:asc']],
    ['owner', 'toString'],
    ['owner', '0'],
    ['owner', { $ne: '1' }],
    ['due', 'soon'],
    ['from', '2026-11-01'],
    ['to', '2026-13-01T00:00:00Z'],
    ['today', '2026-02-30'],
    ['q', { $ne: '' }],
    ['q', 'x'.repeat(201)],
  ])('rejects %s = %j with a message', (name, value) => {
    expect(query({ [name]: value })).toMatch(new RegExp(`^The (${name}|search) must be .+\\.$`));
  });
});
