import { listArticles } from '../../app/blog/api/article-index.server.ts';
import type { IndexedCard } from '../../app/blog/api/read-article.server.ts';
import { nameKey } from '../../app/blog/list/article-card.ts';
import { listTopics, NAMED_TITLES, topicTexts } from '../../app/blog/topics/topics.server.ts';
import { CmsUnavailable } from '../../app/lib/cms/client.server.ts';
import { siteContent } from '../../app/pages/site-content.server.ts';
import { fixedPaths, hrefs } from '../../app/paths.ts';
import type { PageHead } from '../../app/lib/seo/page-meta.ts';
import type { ReadPage } from './generated-route.ts';

export type IndexablePage = PageHead & { path: string };
export type IndexableArticle = { path: string; title: string; description: string; changed?: string };

const pagePaths = (): Set<string> => new Set([...fixedPaths, ...siteContent().pages().keys()]);

/**
 * The pages that search engines may index: status 200, their own canonical URL, no noindex.
 */
export async function indexablePages(siteUrl: string, read: ReadPage): Promise<IndexablePage[]> {
  const found: IndexablePage[] = [];
  for (const path of pagePaths()) {
    const { status, head } = await read(path);
    if (status === 200 && head && !head.noIndex && head.canonical === siteUrl + path) found.push({ path, ...head });
  }
  return found;
}

/** The pages of authors, categories and tags of the indexable articles. Null while the CMS does not respond. */
export async function indexableTopics(): Promise<IndexableArticle[] | null> {
  return whenAvailable((entries) =>
    listTopics(entries).map(({ topic: { kind, name, bio, ...topic }, entries: own }) => {
      const titles = own.slice(0, NAMED_TITLES).map(({ card }) => card.title);
      const path = hrefs.blogTopic(kind, nameKey({ name, ...topic }));
      const changed = own
        .flatMap((entry) => entry.changed ?? [])
        .sort()
        .at(-1);
      return { path, ...topicTexts({ kind, name, bio, total: own.length, titles }), changed };
    }),
  );
}

/** The articles that search engines may index, newest first; null while the CMS does not respond. */
export async function indexableArticles(): Promise<IndexableArticle[] | null> {
  return whenAvailable((entries) =>
    entries.map(({ card: { slug, title, description }, changed }) => {
      return { path: hrefs.blogPost(slug), title, description, changed };
    }),
  );
}

async function whenAvailable<T>(read: (entries: IndexedCard[]) => T): Promise<T | null> {
  try {
    return read((await listArticles()).filter(({ noIndex }) => !noIndex));
  } catch (error) {
    if (error instanceof CmsUnavailable) return null;
    throw error;
  }
}
