import { expect, it } from 'vitest';
import { historyText, isFiltered, leadFilter, mailtoUrl, telUrl } from './lead-format';

it.each([
  [{ kind: 'status', before: 'new', after: 'closed' }, 'set the status from “new” to “closed”'],
  [{ kind: 'owner', before: null, after: 'Meera' }, 'made Meera the owner'],
  [{ kind: 'owner', before: 'Asha', after: 'Meera' }, 'made Meera the owner, before Asha'],
  [{ kind: 'owner', before: 'Asha', after: null }, 'removed the owner Asha'],
  [{ kind: 'follow-up', before: null, after: '2026-12-01' }, 'set the follow-up to 1 Dec 2026'],
  [{ kind: 'follow-up', before: '2026-12-01', after: null }, 'removed the follow-up'],
] as const)('the history shows %j as "%s"', (change, text) => {
  expect(historyText({ id: 1, at: '2026-11-24T10:00:00Z', author: 'Asha Rao', ...change })).toBe(text);
});

it.each([
  ['', false],
  ['?page=1&pageSize=20&sort=receivedAt:DESC', false],
  ['?page=1&_q=', false],
  ['?_q=asha', true],
  ['?page=1&filters[$and][0][leadStatus][$eq]=new', true],
  ['?filters%5B%24and%5D%5B0%5D%5Bname%5D%5B%24eq%5D=Asha', true],
])('the query %j: filtered is %s', (search, expected) => {
  expect(isFiltered(search)).toBe(expected);
});

it('builds links that contain only the e-mail address and the number', () => {
  expect(mailtoUrl('asha+ngo@example.org')).toBe('mailto:asha%2Bngo@example.org');
  expect(mailtoUrl('a@example.org?bcc=b@example.org')).not.toContain('?');
  expect(telUrl('98765 43210')).toBe('tel:9876543210');
});

it('a filter includes the whole last day in the time zone of the user, and keeps an invalid day for the server', () => {
  const { from, to } = leadFilter(new URLSearchParams('from=2026-11-01&to=2026-11-30'), '2026-12-01');
  expect(new Date(String(from))).toEqual(new Date(2026, 10, 1));
  expect(new Date(String(to))).toEqual(new Date(2026, 11, 1));
  expect(leadFilter(new URLSearchParams('from=soon'), '2026-12-01')).toMatchObject({ from: 'soon', to: '', q: '' });
});
