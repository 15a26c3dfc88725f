import type { DehydratedState } from '@tanstack/react-query';
import type { RouterContextProvider } from 'react-router';
import { loadFirstList } from '~/blog/api/blog-loaders.server';
import { cacheHints } from '~/lib/render-context.server';
import type { Page } from './page-schema';
import { pageTag } from './content-tags';
import { currentContent } from './site-content.server';

type Context = Readonly<RouterContextProvider>;
export type PageData = {
  page: Page;
  /** The react-query state of the first articles, for a page that shows them. */
  articles?: DehydratedState;
};

/** The sections that show articles. */
const WITH_ARTICLES: readonly string[] = ['opening.article-index', 'proof.article-list'];

/** Loads the page at a path, with the first articles if it shows some. Null where there is no page. */
export async function loadPage(path: string, context: Context): Promise<PageData | null> {
  const page = await findPage(path, context);
  if (!page) return null;
  const hasArticles = page.sections.some(({ __component }) => WITH_ARTICLES.includes(__component));
  return { page, ...(hasArticles && { articles: await loadFirstList(context) }) };
}

/** Returns the page at a path and adds its cache tag and its assets to the response. Null where there is none. */
export async function findPage(path: string, context: Context): Promise<Page | null> {
  const hints = context.get(cacheHints);
  const content = await currentContent(hints.timeoutMs);
  const page = content.page(path);
  if (!page) return null;
  hints.tags.add(pageTag(path));
  addSectionHints(page, context);
  return page;
}

/** Adds the assets of the page's sections to its HTML. */
export function addSectionHints({ sections }: Page, context: Context): void {
  context.get(cacheHints).sections = sections.map(({ __component }) => __component);
}
