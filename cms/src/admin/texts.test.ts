import { expect, it } from 'vitest';
import schema from '../api/article/content-types/article/schema.json';
import {
  dayOf,
  followUpText,
  languageNames,
  presenceSentence,
  shortDate,
  timeLabel,
  userLabel,
  withBlockTitles,
} from './texts';

const NOW = new Date(2026, 2, 10, 12, 0);
type Time = [number, number, number, number, number];

it('formats a date and time in few characters', () => {
  expect(shortDate(new Date(2026, 10, 22, 18, 34).toISOString())).toBe('22 Nov 2026, 18:34');
  expect(shortDate('2026-11-22')).toBe('22 Nov 2026');
});

it.each<[Time, string]>([
  [[2026, 2, 10, 12, 0], 'just now'],
  [[2026, 2, 10, 11, 55], '5 minutes ago'],
  [[2026, 2, 10, 9, 15], 'today, 09:15'],
  [[2026, 2, 9, 18, 0], 'yesterday, 18:00'],
  [[2026, 1, 3, 10, 30], '3 Feb 2026, 10:30'],
])('formats the time %j relative to now as "%s"', (time, label) => {
  expect(timeLabel(new Date(...time).toISOString(), NOW)).toBe(label);
});

it('names who has the entry open, and since when', () => {
  expect(presenceSentence([], NOW)).toBe('');
  const meera = { name: 'Meera', since: new Date(2026, 2, 10, 11, 5).toISOString() };
  expect(presenceSentence([meera], NOW)).toMatch(/^Meera has had this open since 11:05( AM)?\.$/i);
  const asha = { name: 'Asha', since: new Date(2026, 2, 9, 11, 5).toISOString() };
  expect(presenceSentence([meera, asha], NOW)).toMatch(/^Meera and Asha have had this open since .*9.*\.$/);
});

it('counts days in the time zone of the user', () => {
  expect(dayOf(new Date(2026, 0, 1, 0, 5))).toBe('2026-01-01');
  expect(dayOf(new Date(2026, 0, 1, 23, 55))).toBe('2026-01-01');
});

it.each([
  ['2026-11-23', 'Overdue, 23 Nov 2026'],
  ['2026-11-24', 'Due today'],
  ['2026-12-01', '1 Dec 2026'],
])('a follow-up on %s is shown on 24 November as "%s"', (day, text) => {
  expect(followUpText(day, '2026-11-24')).toBe(text);
});

it('titles a block with files by the file name, and changes no other block', () => {
  const quote = { settings: { mainField: 'author' } };
  const media = { settings: { mainField: 'id', icon: 'picture' }, layout: [] };
  const view = (titled: object) => ({
    layout: { components: { 'shared.quote': quote, 'shared.media': titled }, other: 1 },
    query: {},
  });
  const titled = { settings: { mainField: 'file.name', icon: 'picture' }, layout: [] };
  expect(withBlockTitles(view(media))).toEqual(view(titled));
});

it('names every language of the enumeration for editors', () => {
  const codes = schema.attributes.language.enum;
  for (const code of codes) expect(languageNames[code], code).toMatch(/^[A-Z][a-z]{3,}$/);
  expect(new Set(Object.values(languageNames)).size).toBe(codes.length);
  expect(languageNames).toMatchObject({ en: 'English', hi: 'Hindi', bn: 'Bengali', or: 'Odia', pa: 'Punjabi' });
});

it('names the schedule for a publication without a user', () => {
  expect(userLabel({ kind: 'published', userName: null })).toBe('The schedule');
  expect(userLabel({ kind: 'saved', userName: 'Asha Rao' })).toBe('Asha Rao');
});
