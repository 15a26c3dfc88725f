import { expect, it } from 'vitest';
import { historyText } from './history-text';

const entry = { id: 1, at: '2026-11-24T10:00:00Z', author: 'Asha Rao' };

it.each([
  [{ kind: 'status', before: 'new', after: 'closed' }, 'set the status from “new” to “closed”'],
  [{ kind: 'owner', before: null, after: 'Meera' }, 'made Meera the owner'],
  [{ kind: 'owner', before: 'Asha', after: 'Meera' }, 'made Meera the owner, before Asha'],
  [{ kind: 'owner', before: 'Asha', after: null }, 'removed the owner Asha'],
  [{ kind: 'follow-up', before: null, after: '2026-12-01' }, 'set the follow-up to 1 Dec 2026'],
  [{ kind: 'follow-up', before: '2026-12-01', after: null }, 'removed the follow-up'],
] as const)('%j is shown as "%s"', (change, text) => {
  expect(historyText({ ...entry, ...change })).toBe(text);
});
