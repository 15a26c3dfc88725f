import type { RouterContextProvider } from 'react-router';
import { type CmsResult, fetchWithin } from '~/lib/cms/client.server';
import type { ResponsiveImage } from '~/lib/images';
import { type CacheHints, cacheHints } from '~/lib/request-context.server';
import { BACKGROUND_TIMEOUT_MS } from '~/lib/timeouts';
import type { TopicKind } from '~/paths';
import type { ArticleCard } from '../list/article-card';
import { type Facet, nameKey } from '../list/filter-cards';
import { PAGE_SIZE } from '../list/list-limits';
import { findTopic, relatedTags, type Topic } from '../topics/topics';
import { NAMED_TITLES, topicTexts } from '../topics/topic-texts';
import { fetchAuthor, type IndexedCard } from './articles.server';
import { listArticles } from './article-index.server';

/** One page of the articles of an author, a category or a tag. */
export type TopicView = {
  kind: TopicKind;
  slug: string;
  name: string;
  bio?: string;
  avatar?: ResponsiveImage;
  /** For search engines. */
  title: string;
  description: string;
  cards: ArticleCard[];
  /** Articles on all pages. */
  total: number;
  page: number;
  pageCount: number;
  /** The tags of the articles. */
  related: Facet[];
  now: number;
};

type Request = { kind: TopicKind; slug: string; page: number };

/** Returns a page of a topic, or null where no published article has it. Sets the cache hints. */
export async function loadTopic(
  { kind, slug, page }: Request,
  context: Readonly<RouterContextProvider>,
): Promise<CmsResult<TopicView | null>> {
  const hints = context.get(cacheHints);
  // The index is in memory, except after a start. Then the page waits for it, to respond with its true status.
  const response = await fetchWithin(listArticles, hints, BACKGROUND_TIMEOUT_MS);
  if (response.kind !== 'found') return response;
  const found = findTopic(response.value, kind, slug);
  const pageCount = Math.ceil((found?.entries.length ?? 0) / PAGE_SIZE);
  if (!found || page > pageCount) return { kind: 'found', value: null };
  const { topic, entries } = found;
  const shown = entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const related = relatedTags(entries, topic);
  addCacheTags(hints, topic, shown, relatedIds(entries, related));
  const { name, bio } = topic;
  const titles = entries.slice(0, NAMED_TITLES).map(({ card }) => card.title);
  const value = {
    kind,
    slug,
    name,
    bio,
    avatar: kind === 'author' ? await avatarOf(shown[0], hints) : undefined,
    ...topicTexts({ kind, name, bio, total: entries.length, titles }),
    cards: shown.map(({ card }) => card),
    total: entries.length,
    page,
    pageCount,
    related,
    now: Date.now(),
  };
  return { kind: 'found', value };
}

/** The list query of the CMS returns authors without their images, so this asks for one article of the author. */
async function avatarOf(entry: IndexedCard | undefined, hints: CacheHints): Promise<ResponsiveImage | undefined> {
  if (!entry) return undefined;
  const response = await fetchWithin(() => fetchAuthor(entry.card.slug), hints);
  if (response.kind !== 'found' || !response.value) return undefined;
  for (const id of response.value.documentIds) hints.tags.add(`entry:${id}`);
  return response.value.avatar;
}

const relatedIds = (entries: readonly IndexedCard[], related: readonly Facet[]) => {
  const keys = new Set(related.map(({ key }) => key));
  const tags = entries.flatMap(({ topics }) => topics).filter((one) => one.kind === 'tag' && keys.has(nameKey(one)));
  return tags.map(({ id }) => id);
};

/** `topic:` is for articles that gain or lose the topic, `entry:` for changes of what the page shows. */
function addCacheTags(
  { tags }: CacheHints,
  { id }: Topic,
  shown: readonly IndexedCard[],
  related: ReadonlyArray<string | undefined>,
): void {
  tags.add('posts').add('topics');
  if (id) tags.add(`topic:${id}`);
  for (const one of [id, ...related, ...shown.flatMap(({ documentIds }) => documentIds)]) {
    if (one) tags.add(`entry:${one}`);
  }
}
