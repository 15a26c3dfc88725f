import { asObject, asObjects, asText, flattenStrapiV4 } from '~/lib/cms/json';
import type { TopicKind } from '~/paths';
import { type ArticleCard, type NamedSlug, toName } from '../list/article-card';
import { countFacets, type Facet, nameKey } from '../list/filter-cards';

/** An author, a category or a tag. `id` is its document id. Only an author has a `bio`. */
export type Topic = NamedSlug & { kind: TopicKind; id?: string; bio?: string };

type Entry = { card: ArticleCard; topics: readonly Topic[] };

const MAX_RELATED_TAGS = 8;

/** Returns the author, the category and the tags of a CMS article, in Strapi 4 or 5 format. */
export function topicsIn(article: unknown): Topic[] {
  const entry = asObject(flattenStrapiV4(article));
  return [
    ...toTopic('author', entry?.author),
    ...toTopic('category', entry?.category),
    ...asObjects(entry?.tags).flatMap((tag) => toTopic('tag', tag)),
  ];
}

function toTopic(kind: TopicKind, value: unknown): Topic[] {
  const name = toName(value);
  const entry = asObject(value);
  return name ? [{ kind, ...name, id: asText(entry?.documentId), bio: asText(entry?.bio) }] : [];
}

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
