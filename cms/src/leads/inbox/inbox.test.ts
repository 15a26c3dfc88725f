import { describe, expect, it } from 'vitest';
import { csvCell, csvLine } from './export-leads';
import { applyLeadChange, LEAD_CHANGE, leadEvents, type LeadWork } from './lead-change';
import { ALL_LEADS_QUERY, parse } from './lead-filter';

const ME = 7;
const NEW_LEAD: LeadWork = { leadStatus: 'new', owner: null, followUpOn: null };
const OWNED_LEAD: LeadWork = { leadStatus: 'in progress', owner: 3, followUpOn: '2026-11-24' };

describe('a change of a lead', () => {
  it('the status in progress makes the actor the owner of a lead without an owner', () => {
    expect(applyLeadChange(NEW_LEAD, { status: 'in progress' }, ME)).toEqual({
      ...{ leadStatus: 'in progress', owner: ME, followUpOn: null },
    });
    expect(applyLeadChange({ ...OWNED_LEAD, leadStatus: 'new' }, { status: 'in progress' }, ME).owner).toBe(3);
  });
  it('taken by the actor, a new lead is in progress', () => {
    const mine = { leadStatus: 'in progress', owner: ME, followUpOn: null };
    expect(applyLeadChange(NEW_LEAD, { take: true }, ME)).toEqual(mine);
    expect(applyLeadChange(NEW_LEAD, { owner: ME }, ME)).toEqual(mine);
    expect(applyLeadChange(NEW_LEAD, { owner: 3 }, ME)).toEqual({ ...NEW_LEAD, owner: 3 });
  });
  it('loses its owner and stays in progress', () => {
    expect(applyLeadChange(OWNED_LEAD, { owner: null }, ME)).toEqual({ ...OWNED_LEAD, owner: null });
  });
  it.each(['closed', 'spam'] as const)('the status %s removes the follow-up, and accepts none', (status) => {
    const ended = applyLeadChange(OWNED_LEAD, { status }, ME);
    expect(ended).toEqual({ leadStatus: status, owner: 3, followUpOn: null });
    expect(applyLeadChange(ended, { followUpOn: '2026-12-01' }, ME)).toEqual(ended);
  });
  it('reopens a closed lead, in progress if it has an owner', () => {
    const closed: LeadWork = { leadStatus: 'closed', owner: null, followUpOn: null };
    expect(applyLeadChange(closed, { reopen: true }, ME).leadStatus).toBe('new');
    expect(applyLeadChange({ ...closed, owner: 3 }, { reopen: true }, ME).leadStatus).toBe('in progress');
    expect(applyLeadChange(OWNED_LEAD, { reopen: true }, ME)).toEqual(OWNED_LEAD);
  });
  it('has an event for each field that differs', () => {
    expect(leadEvents(OWNED_LEAD, { leadStatus: 'closed', owner: 3, followUpOn: null })).toEqual([
      { kind: 'status', before: 'in progress', after: 'closed' },
      { kind: 'follow-up', before: '2026-11-24', after: null },
    ]);
    expect(leadEvents(OWNED_LEAD, { ...OWNED_LEAD })).toEqual([]);
  });
});

it.each([
  [{ status: 'won' }, 'The status must be'],
  [{ status: { $ne: 'new' } }, 'The status must be'],
  [{ owner: '7' }, 'The change must have'],
  [{ owner: 1.5 }, 'The change must have'],
  [{ take: false }, 'The change must have'],
  [{ take: true, status: 'closed' }, 'The change must have'],
  [{ followUpOn: '2026-02-30' }, 'The follow-up must be a day'],
  [{ followUpOn: '2026-1-1' }, 'The follow-up must be a day'],
  [{ name: 'x' }, 'The change must have'],
  [{}, 'The change must have'],
  [null, 'The change must have'],
])('the change %j is refused with a message', (change, message) => {
  expect(parse(LEAD_CHANGE, change)).toContain(message);
});

it.each([{ status: 'spam' }, { reopen: true }, { take: true }, { owner: null }, { followUpOn: '2028-02-29' }])(
  'the change %j is accepted',
  (change) => expect(parse(LEAD_CHANGE, change)).toEqual(change),
);

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

describe('a cell', () => {
  it.each([
    '=1+1',
    '+91',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '＝1',
    "=cmd|' /C calc'!A0",
    '\u0000=1',
    '\u200b=1',
    '\u2060\u00ad@x',
    '\ufeff+1',
    '\u202e-1',
    '\u3164=1',
    '\u034f=1',
    '\u2800=1',
    '\u0085=1',
  ])('escapes the formula %j', (text) => expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/));
  it('is quoted when necessary', () => {
    expect(csvCell('a "b", c')).toBe('"a ""b"", c"');
    expect(csvCell('two\nlines')).toBe('"two\nlines"');
    expect(csvCell('plain - text')).toBe('plain - text');
  });
  it('is empty for null and undefined, and ISO for a date', () => {
    expect(csvLine([null, undefined, '', new Date(0)])).toBe(',,,1970-01-01T00:00:00.000Z\r\n');
  });
});
