import { describe, expect, it } from 'vitest';
import schema from '../api/article/content-types/article/schema.json';
import { brandedTitle, brandTexts, companyName, THEME } from './brand';
import { errorsWith } from './focus-field';
import { historyText, isFiltered, leadFilter, mailtoUrl, telUrl } from './leads/lead-format';
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

it('adds an error at a path, with arrays for indexes, and keeps the other errors', () => {
  expect(errorsWith({}, ['title'], 'A')).toEqual({ title: 'A' });
  expect(errorsWith({}, ['seo', 'metaDescription'], 'A')).toEqual({ seo: { metaDescription: 'A' } });
  const errors = { title: 'Too long', sections: [{ title: 'Missing' }] };
  const marked = errorsWith(errors, ['sections', '2', 'items', '0', 'label'], 'A') as typeof errors;
  expect(marked.title).toBe('Too long');
  expect(Array.isArray(marked.sections)).toBe(true);
  expect(marked.sections[0]).toEqual({ title: 'Missing' });
  expect(marked.sections[2]).toEqual({ items: [{ label: 'A' }] });
  expect(errors).toEqual({ title: 'Too long', sections: [{ title: 'Missing' }] });
});

describe('the company name', () => {
  const page = (content: string | null) => ({ querySelector: () => content && { getAttribute: () => content } });
  it('comes from the page, with the default of COMPANY_NAME as fallback', () => {
    expect(companyName(page('Acme') as never)).toBe('Acme');
    expect(companyName(page(null) as never)).toBe('Impact-R');
  });
  it('replaces "Strapi" in page titles', () => {
    expect(brandedTitle('Article | Strapi', 'A $& B')).toBe('Article | A $& B');
    expect(brandedTitle('Why Strapi', 'Acme')).toBe('Why Strapi');
  });
  it('is escaped in message texts', () => {
    const texts = brandTexts("O'Neill {<b>}");
    expect(texts['Auth.form.welcome.title']).toBe("Welcome to O''Neill b");
    expect(JSON.stringify(texts)).not.toMatch(/strapi/i);
  });
});

/** Background colours of cards and pages in Strapi's themes. */
const BACKGROUNDS = { light: ['#ffffff', '#f6f6f9'], dark: ['#212134', '#181826'] };

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it.each(['light', 'dark'] as const)('the %s theme meets contrast AA', (name) => {
  const { colors } = THEME[name];
  const pairs = [
    ...[colors.buttonPrimary500, colors.buttonPrimary600].map((button) => [button, '#ffffff']),
    ...[...BACKGROUNDS[name], colors.primary100].flatMap((background) =>
      [colors.primary600, colors.primary700].map((text) => [text, background]),
    ),
  ];
  for (const pair of pairs) {
    const [dark = 0, light = 0] = pair.map(luminance).sort((a, b) => a - b);
    expect((light + 0.05) / (dark + 0.05), pair.join(' on ')).toBeGreaterThanOrEqual(4.5);
  }
});
