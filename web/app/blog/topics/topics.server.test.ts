import { expect, it } from 'vitest';
import { toIndexedCard } from '../api/read-article.server';
import { cmsArticle, nested, tags } from '../fixtures/articles';
import { findTopic, listTopics, relatedTags, topicTexts } from './topics.server';

const person = (name: string, slug: string | null, more: object = {}) => ({ documentId: name, name, slug, ...more });
const articles = [
  cmsArticle(1, { author: person('Zoë', 'zoe', { bio: 'Counts wells.' }), tags: tags('Climate', 'Health') }),
  cmsArticle(2, { author: person('Renamed', 'zoe'), tags: tags('Climate') }),
  cmsArticle(3, { author: person('Meera Iyer', null), category: null, tags: tags('Health', 'Climate') }),
];
const entries = articles.map((one) => toIndexedCard(one)!);

it.each([
  ['author', 'zoe', ['Post number 1', 'Post number 2']],
  ['category', 'measurement', ['Post number 1', 'Post number 2']],
  ['tag', 'health', ['Post number 1', 'Post number 3']],
  ['author', 'Meera Iyer', ['Post number 3']],
  ['tag', 'zoe', undefined],
  ['category', 'no-such', undefined],
] as const)('the %s %s, by slug or by name, has these articles, newest first: %j', (kind, slug, titles) => {
  expect(findTopic(entries, kind, slug)?.entries.map(({ card }) => card.title)).toEqual(titles);
});

it('has the name and the biography of an author', () => {
  expect(findTopic(entries, 'author', 'zoe')?.topic).toMatchObject({ id: 'Zoë', name: 'Zoë', bio: 'Counts wells.' });
});

it('reads the format of Strapi 4', () => {
  const topics = toIndexedCard(nested(articles[0]!))!.topics.map(({ kind, name }) => `${kind} ${name}`);
  expect(topics).toEqual(['author Zoë', 'category Measurement', 'tag Climate', 'tag Health']);
});

it('lists the other tags of its articles, the most frequent first', () => {
  const names = (...at: ['author' | 'tag', string]) => {
    const found = findTopic(entries, ...at);
    return found && relatedTags(found.entries, found.topic).map(({ name }) => name);
  };
  expect(names('author', 'zoe')).toEqual(['Climate', 'Health']);
  expect(names('tag', 'climate')).toEqual(['Health']);
});

it('lists every topic once, with its articles', () => {
  const all = listTopics(entries).map(({ topic, entries: own }) => `${topic.kind} ${topic.name} ${own.length}`);
  const people = ['author Zoë 2', 'author Meera Iyer 1'];
  expect(all).toEqual([...people, 'category Measurement 2', 'tag Climate 3', 'tag Health 2']);
});

it('describes a topic by its biography or its newest titles', () => {
  const topic = { kind: 'author', name: 'Zoë $& {count}', total: 1, titles: ['A', 'B'] } as const;
  expect(topicTexts(topic)).toEqual({
    title: 'Posts by Zoë $& {count}',
    description: '1 post by Zoë $& {count}: A; B.',
  });
  expect(topicTexts({ ...topic, bio: 'Counts wells.' }).description).toBe('Counts wells.');
});
