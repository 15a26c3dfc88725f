import { expect, it } from 'vitest';
import { difference } from './difference';
import { contentOf, type Model, restoreData } from './revision-content';

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
