import { blogCopy } from '~/content/blog';
import type { TopicKind } from '~/paths';
import { type ArticleCard, count, nameKey, type NamedSlug } from '../list/article-card';
import { countFacets, type Facet } from '../list/filter-cards.server';

/** An author, a category or a tag. `id` is its document id. Only an author has a `bio`. */
export type Topic = NamedSlug & { kind: TopicKind; id?: string; bio?: string };

type Entry = { card: ArticleCard; topics: readonly Topic[] };

const MAX_RELATED_TAGS = 8;

/** Whether two of the same kind have the same page. */
const isAt = (kind: TopicKind, key: string) => (topic: Topic) => topic.kind === kind && nameKey(topic) === key;

/** Returns the author, category or tag whose page has this key, with its articles, in their order. */
export function findTopic<T extends Entry>(entries: readonly T[], kind: TopicKind, key: string) {
  const own = entries.filter(({ topics }) => topics.some(isAt(kind, key)));
  const topic = own[0]?.topics.find(isAt(kind, key));
  return topic && { topic, entries: own };
}

/** Returns the other tags of these articles, the most frequent first. */
export function relatedTags(entries: readonly Entry[], { kind, ...own }: Topic): Facet[] {
  const tags = entries.flatMap(({ card }) => card.tags);
  const others = kind === 'tag' ? tags.filter((tag) => nameKey(tag) !== nameKey(own)) : tags;
  return countFacets(others).slice(0, MAX_RELATED_TAGS);
}

/** Returns every author, category and tag with its articles: authors first, each in the order of the articles. */
export function listTopics<T extends Entry>(entries: readonly T[]): Array<{ topic: Topic; entries: T[] }> {
  const found = new Map<string, { topic: Topic; entries: T[] }>();
  for (const entry of entries) {
    for (const topic of entry.topics) {
      const key = `${topic.kind} ${nameKey(topic)}`;
      const known = found.get(key) ?? { topic, entries: [] };
      found.set(key, known);
      if (known.entries.at(-1) !== entry) known.entries.push(entry);
    }
  }
  const order: readonly TopicKind[] = ['author', 'category', 'tag'];
  return order.flatMap((kind) => [...found.values()].filter(({ topic }) => topic.kind === kind));
}

/** The number of titles in a description. Search engines show hardly more. */
export const NAMED_TITLES = 3;

type Described = { kind: TopicKind; name: string; bio?: string; total: number; titles: readonly string[] };

/** Returns the title and the description of the page of a topic, for search engines. `titles` are of its newest articles. */
export function topicTexts({ kind, name, bio, total, titles }: Described): { title: string; description: string } {
  const { title, description } = blogCopy.topics[kind];
  const values = { name, count: count(total, 'post', 'posts'), titles: titles.join('; ') };
  return { title: fill(title, values), description: bio ?? fill(description, values) };
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
