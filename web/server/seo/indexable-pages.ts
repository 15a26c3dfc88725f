import { listArticles } from '../../app/blog/api/article-index.server.ts';
import { CmsUnavailable } from '../../app/lib/cms/client.server.ts';
import { siteContent } from '../../app/pages/site-content.server.ts';
import { fixedPaths, hrefs } from '../../app/paths.ts';
import type { PageHead } from '../../app/lib/seo/page-head.ts';
import type { ReadPage } from '../generated-route.ts';

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

/** The articles that search engines may index, newest first; null while the CMS does not respond. */
export async function indexableArticles(): Promise<IndexableArticle[] | null> {
  try {
    const entries = (await listArticles()).filter(({ noIndex }) => !noIndex);
    return entries.map(({ card: { slug, title, description }, changed }) => {
      return { path: hrefs.blogPost(slug), title, description, changed };
    });
  } catch (error) {
    if (error instanceof CmsUnavailable) return null;
    throw error;
  }
}
