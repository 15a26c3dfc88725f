import { describe, expect, it } from 'vitest';
import { parseAllLeadsQuery } from './all-leads-query';

describe('the query of the list of all leads', () => {
  it('defaults to the first page without filters', () => {
    const everything = { page: 1, status: undefined, form: undefined, search: '' };
    expect(parseAllLeadsQuery({})).toEqual(everything);
    expect(parseAllLeadsQuery({ page: '', status: '', form: '', q: '  ' })).toEqual(everything);
  });
  it('accepts a page, a status, a form and a search', () => {
    expect(parseAllLeadsQuery({ page: '3', status: 'in progress', form: 'trial', q: ' asha ' })).toEqual({
      ...{ page: 3, status: 'in progress', form: 'trial', search: 'asha' },
    });
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
    ['q', { $ne: '' }],
    ['q', 'x'.repeat(201)],
  ])('rejects %s = %j with a message', (name, value) => {
    expect(parseAllLeadsQuery({ [name]: value })).toMatch(new RegExp(`^The (${name}|search) must be .+\\.$`));
  });
});
