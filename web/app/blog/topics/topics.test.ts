import { expect, it } from 'vitest';
import { cmsArticle, nested, tags } from '../fixtures/articles';
import { toArticleCard } from '../list/article-card';
import { findTopic, listTopics, relatedTags, topicsIn } from './topics';
import { topicTexts } from './topic-texts';

const person = (name: string, slug: string | null, more: object = {}) => ({ documentId: name, name, slug, ...more });
const articles = [
  cmsArticle(1, { author: person('Zoë', 'zoe', { bio: 'Counts wells.' }), tags: tags('Climate', 'Health') }),
  cmsArticle(2, { author: person('Renamed', 'zoe'), tags: tags('Climate') }),
  cmsArticle(3, { author: person('Meera Iyer', null), category: null, tags: tags('Health', 'Climate') }),
];
const entries = articles.map((one) => ({ card: toArticleCard(one)!, topics: topicsIn(one) }));
const titlesAt = (...at: ['author' | 'category' | 'tag', string]) =>
  findTopic(entries, ...at)?.entries.map(({ card }) => card.title);

it('finds the articles of an author, a category and a tag, newest first', () => {
  expect(titlesAt('author', 'zoe')).toEqual(['Post number 1', 'Post number 2']);
  expect(titlesAt('category', 'measurement')).toEqual(['Post number 1', 'Post number 2']);
  expect(titlesAt('tag', 'health')).toEqual(['Post number 1', 'Post number 3']);
  expect(findTopic(entries, 'author', 'zoe')?.topic).toMatchObject({ id: 'Zoë', name: 'Zoë', bio: 'Counts wells.' });
});

it('uses the name where there is no slug, and finds nothing of another kind', () => {
  expect(titlesAt('author', 'Meera Iyer')).toEqual(['Post number 3']);
  expect(titlesAt('tag', 'zoe')).toBeUndefined();
  expect(titlesAt('category', 'no-such')).toBeUndefined();
});

it('reads the format of Strapi 4', () => {
  expect(topicsIn(nested(articles[0]!)).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'author Zoë',
    'category Measurement',
    'tag Climate',
    'tag Health',
  ]);
});

it('lists the other tags of its articles, the most frequent first', () => {
  const names = (...at: Parameters<typeof titlesAt>) => {
    const found = findTopic(entries, ...at);
    return found && relatedTags(found.entries, found.topic).map(({ name }) => name);
  };
  expect(names('author', 'zoe')).toEqual(['Climate', 'Health']);
  expect(names('tag', 'climate')).toEqual(['Health']);
});

it('lists every topic once, with its articles', () => {
  const all = listTopics(entries).map(({ topic, entries: own }) => `${topic.kind} ${topic.name} ${own.length}`);
  expect(all).toEqual([
    'author Zoë 2',
    'author Meera Iyer 1',
    'category Measurement 2',
    'tag Climate 3',
    'tag Health 2',
  ]);
});

it('describes a topic by its biography or its newest titles', () => {
  const topic = { kind: 'author', name: 'Zoë $& {count}', total: 1, titles: ['A', 'B'] } as const;
  expect(topicTexts(topic)).toEqual({
    title: 'Posts by Zoë $& {count}',
    description: '1 post by Zoë $& {count}: A; B.',
  });
  expect(topicTexts({ ...topic, bio: 'Counts wells.' }).description).toBe('Counts wells.');
});
