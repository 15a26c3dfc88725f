import { describe, expect, it } from 'vitest';
import { difference } from './difference';
import { contentOf, type Model, restoreData, type RevisionKind, type RevisionMark } from './revision-content';
import { decideRevision } from './store-revision';
import { textDifference } from './text-difference';

/** Writes a difference on one line: [-only before-] and [+only after+]. */
const marked = (before: string, after: string) =>
  textDifference(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('');

it.each([
  ['the same', 'the same', 'the same'],
  ['', 'new', '[+new+]'],
  ['old', '', '[-old-]'],
  ['The rain in June', 'The rain in July', 'The rain in [-June-][+July+]'],
  ['one two three', 'one three four', 'one [-two -]three[+ four+]'],
  ['first line\nsecond line\nthird', 'first line\nsecond part\nthird', 'first line\nsecond [-line-][+part+]\nthird'],
  ['first\nthird', 'first\nsecond\nthird', 'first\n[+second\n+]third'],
])('"%s" and "%s" differ by words', (before, after, expected) => expect(marked(before, after)).toBe(expected));

it('shows only the ends of a long unchanged part, and the beginning of a long change', () => {
  const long = 'word '.repeat(200);
  const shown = marked(`first ${long} last`, `FIRST ${long} LAST`);
  expect(shown).toMatch(/^\[-first-\]\[\+FIRST\+\] word .{30,80} … .{30,80}word {2}\[-last-\]\[\+LAST\+\]$/);
  expect(marked('', 'x'.repeat(10_000)).length).toBeLessThan(3100);
});

it('does not compare very long texts by words, which would take seconds', () => {
  const text = (word: string) => Array.from({ length: 5000 }, (_, n) => `${n} ${word} of a line`).join('\n');
  expect(textDifference(text('a'), text('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});

const model = (uid: string, displayName: string, attributes: Model['attributes'] = {}): Model => ({
  ...{ uid, info: { displayName }, attributes },
});
const PAGE = model('api::page.page', 'Page', {
  title: { type: 'string' },
  noIndex: { type: 'boolean', default: false },
  lockVersion: { type: 'integer' },
  publishAt: { type: 'datetime' },
  author: { type: 'relation', relation: 'manyToOne', target: 'api::author.author' },
  tags: { type: 'relation', relation: 'manyToMany', target: 'api::tag.tag' },
  sections: { type: 'dynamiczone', components: ['people.team', 'proof.quote'] },
});
const PEOPLE = { type: 'component', component: 'items.person', repeatable: true };
const MODELS = [
  PAGE,
  model('people.team', 'Team', { title: { type: 'string' }, items: PEOPLE }),
  model('proof.quote', 'Quote', { text: { type: 'text' }, mockup: { type: 'enumeration' } }),
  model('items.person', 'Person', { name: { type: 'string' }, photo: { type: 'media' } }),
  model('api::tag.tag', 'Tag'),
  model('api::author.author', 'Author'),
];
const modelOf = (uid: string) => MODELS.find((one) => one.uid === uid);
const differ = (draft: object, revision: object) =>
  difference(PAGE, draft as never, revision as never, modelOf).map(({ place, kind, parts }) => [
    place.join(' › '),
    kind,
    parts.map(({ kind: part, text }) => `${part}: ${text}`),
  ]);

const QUOTE = { __component: 'proof.quote', text: 'Well done' };
const team = (...names: string[]) => ({ __component: 'people.team', items: names.map((name) => ({ name })) });

it('names the fields as the form does, sections by position and name, and shows no JSON', () => {
  const draft = { title: 'Old', noIndex: false, sections: [QUOTE, team('Asha Rao', 'Meera')] };
  const revision = { title: 'New', noIndex: true, sections: [QUOTE, team('Asha Iyer', 'Meera')] };
  expect(differ(draft, revision)).toEqual([
    ['Search title', 'changed', ['removed: Old', 'added: New']],
    ['Hide from search engines', 'changed', ['removed: No', 'added: Yes']],
    ['Section 2, Team › People 1 › Name', 'changed', ['same: Asha ', 'removed: Rao', 'added: Iyer']],
  ]);
});

it('shows sections that are only on one side with their texts, and those that moved', () => {
  expect(differ({ sections: [QUOTE] }, { sections: [team('Asha'), QUOTE] })).toEqual([
    ['Section 1, Team', 'added', ['added: People, Name: Asha']],
  ]);
  expect(differ({ sections: [QUOTE, team('Asha')] }, { sections: [QUOTE] })).toEqual([
    ['Section 2, Team', 'removed', ['removed: People, Name: Asha']],
  ]);
  expect(differ({ sections: [QUOTE, team('Asha')] }, { sections: [team('Asha'), QUOTE] })).toEqual([
    [expect.stringMatching(/^Section [12], (Quote|Team)$/), 'moved', [expect.stringMatching(/→/)]],
    [expect.stringMatching(/^Section [12], (Quote|Team)$/), 'moved', [expect.stringMatching(/→/)]],
  ]);
});

const ROW = {
  ...{ id: 7, documentId: 'page', title: 'A', noIndex: null, lockVersion: 4, publishAt: '2030', createdBy: { id: 1 } },
  author: { id: 3, documentId: 'asha', name: 'Asha' },
  tags: [
    { id: 1, documentId: 'kept', name: 'Kept' },
    { id: 2, documentId: 'gone', name: 'Gone' },
  ],
  sections: [
    {
      __component: 'people.team',
      id: 11,
      items: [{ id: 12, name: 'Asha', photo: { id: 5, name: 'asha.png', url: '/x' } }],
    },
    { __component: 'proof.removed', id: 13, text: 'x' },
  ],
};

it('a content has no row ids, no lock version and no schedule', () => {
  expect(contentOf(PAGE, ROW, modelOf)).toEqual({
    title: 'A',
    noIndex: null,
    author: { documentId: 'asha', name: 'Asha' },
    tags: [
      { documentId: 'kept', name: 'Kept' },
      { documentId: 'gone', name: 'Gone' },
    ],
    sections: [
      { __component: 'people.team', items: [{ name: 'Asha', photo: { id: 5, name: 'asha.png' } }] },
      { __component: 'proof.removed' },
    ],
  });
});

it('a restore leaves out what does not exist any more, and names it', () => {
  const existing = {
    files: new Set<number>(),
    entries: new Map([
      ['api::tag.tag', new Set(['kept'])],
      ['api::author.author', new Set(['asha'])],
    ]),
  };
  const { data, missing } = restoreData(PAGE, contentOf(PAGE, ROW, modelOf), modelOf, existing);
  expect(data).toEqual({
    ...{ title: 'A', noIndex: null, author: 'asha', tags: ['kept'] },
    sections: [{ __component: 'people.team', title: null, items: [{ name: 'Asha', photo: null }] }],
  });
  expect(missing).toEqual(['Tag "Gone"', 'File "asha.png"', 'Section "proof.removed"']);
});

const NOON = Date.UTC(2026, 0, 1, 12);
const mark = (minutes: number, kind: RevisionKind = 'saved', userId: number | null = 1): RevisionMark => ({
  ...{ kind, userId, userName: 'A', at: new Date(NOON + minutes * 60_000).toISOString() },
});

/** Runs marks one after the other. Returns the minutes of the revisions that stay. */
function keptMinutes(...marks: RevisionMark[]): number[] {
  const list: RevisionMark[] = [];
  for (const next of marks) {
    const decision = decideRevision(next, false, list.at(-1), list.at(-2));
    if (decision === 'replace') list.pop();
    if (decision !== 'skip') list.push(next);
  }
  return list.map(({ at }) => (new Date(at).getTime() - NOON) / 60_000);
}

describe('saves of one user', () => {
  it('keep the first and the last of five minutes', () => {
    expect(keptMinutes(mark(0), mark(1), mark(2), mark(4))).toEqual([0, 4]);
  });
  it('keep one at least every five minutes, and always the last', () => {
    expect(keptMinutes(mark(0), mark(3), mark(6), mark(7), mark(8))).toEqual([0, 3, 7, 8]);
  });
  it('keep the last one before a pause', () => {
    expect(keptMinutes(mark(0), mark(1), mark(600), mark(601))).toEqual([0, 1, 600, 601]);
  });
});

it('a save never replaces the text of another user, a publish, a restore or a reset', () => {
  expect(keptMinutes(mark(0), mark(1), mark(1.5, 'saved', 2), mark(2))).toEqual([0, 1, 1.5, 2]);
  for (const kind of ['published', 'restored', 'reset', 'discarded'] as const) {
    expect(keptMinutes(mark(0), mark(1, kind), mark(2))).toEqual([0, 1, 2]);
    expect(keptMinutes(mark(0), mark(1), mark(2, kind))).toEqual([0, 1, 2]);
  }
});

it('a save of an unchanged draft adds no revision, and its publish replaces the saved revision of the same user', () => {
  expect(decideRevision(mark(9), true, mark(0))).toBe('skip');
  expect(decideRevision(mark(9), true, mark(0, 'published'))).toBe('skip');
  expect(decideRevision(mark(0, 'published'), true, mark(0))).toBe('replace');
  expect(decideRevision(mark(0, 'published', 2), true, mark(0))).toBe('add');
  expect(decideRevision(mark(9, 'published'), true, mark(0, 'published'))).toBe('add');
});
