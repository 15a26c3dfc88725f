import { askCms } from '~/lib/cms/client.server';
import { asList, asNumber, asObject, asText } from '~/lib/cms/read';
import { unnest } from '~/lib/cms/unnest';
import { settings } from '~/lib/settings.server';
import { listQuery, oneQuery, PAGE_SIZE } from './article-queries';
import { type Card, toCard } from './card';
import { entriesIn } from './entries-in';
import { toHaystack } from './haystack.server';
import { localPictures } from './local-pictures.server';
import type { Post } from './post';
import { toPost } from './to-post.server';

const PATH = '/api/articles';

/** A card with the words that a search looks through, and what the sitemap says of its post. */
export type IndexedCard = { card: Card; haystack: string; shows: string[]; changed?: string; noIndex: boolean };
export type CardPage = { entries: IndexedCard[]; pageCount: number; total: number };

/** One page of the list query. Throws CmsUnavailable where the CMS cannot be asked. */
export async function fetchPage(page: number): Promise<CardPage> {
  const answer = asObject(localPictures(await askCms(PATH, listQuery(page)), settings().CMS_URL));
  const entries = asList(answer?.data).flatMap((article) => {
    const card = toCard(article);
    return card ? [{ card, haystack: toHaystack(article), shows: entriesIn(article), ...searchSigns(article) }] : [];
  });
  const pagination = asObject(asObject(answer?.meta)?.pagination);
  const total = asNumber(pagination?.total) ?? entries.length;
  return { entries, total, pageCount: asNumber(pagination?.pageCount) ?? Math.max(1, Math.ceil(total / PAGE_SIZE)) };
}

function searchSigns(article: unknown): Pick<IndexedCard, 'changed' | 'noIndex'> {
  const entry = asObject(unnest(article));
  const dates = [asText(entry?.publishedAt), asText(entry?.updatedAt)].filter((date) => date !== undefined);
  return { changed: dates.sort().at(-1), noIndex: asObject(entry?.seo)?.noIndex === true };
}

/** A post with the ids of all that it shows: author, category, tags, pictures. */
export type Found = { post: Post; shows: string[] };

/** The published post with this slug, or null. Throws CmsUnavailable where the CMS cannot be asked. */
export async function fetchPost(slug: string): Promise<Found | null> {
  const { CMS_URL, PICTURE_HOSTS } = settings();
  const answer = asObject(localPictures(await askCms(PATH, oneQuery(slug)), CMS_URL));
  const article = asList(answer?.data)[0];
  const library = asList(asObject(answer?.meta)?.pictures);
  const post = await toPost(article, { cms: CMS_URL, hosts: PICTURE_HOSTS, library });
  return post ? { post, shows: entriesIn([article, library]) } : null;
}
