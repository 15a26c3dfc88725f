import { data, type RouterContextProvider } from 'react-router';
import type { Article } from '~/blog/article/article';
import { fetchWithin, statusOf } from '~/blog/api/blog-loaders.server';
import { toArticle } from '~/blog/api/to-article.server';
import { rewriteMediaUrls } from '~/blog/rich-text/rewrite-media-urls.server';
import { askCms } from '~/lib/cms/client.server';
import { asList, asObject } from '~/lib/cms/json-guards';
import { encodePathSegment } from '~/lib/encode-path-segment';
import { env } from '~/lib/env.server';
import { cacheHints } from '~/lib/render-context.server';
import { addSectionHints, loadLists, type PageData } from '~/pages/load-page.server';
import { type PagePreview, readPagePreview } from '~/pages/read-site-content';
import { type PreviewToken, verifyPreviewToken } from './preview-token.server';

/** Longer than for visitors, because editors can wait. */
const TIMEOUT_MS = 10_000;

type Document = { article: Article } | PagePreview;
export type Preview = Omit<PageData, 'page'> & {
  document: Document | null;
  status?: PreviewToken['status'];
  expires?: number;
};

/**
 * Loads the draft or the published version of one article or page for the holder of a preview token from the CMS. The
 * page is never cached. Only the CMS admin may frame it. Status 403 without a valid token.
 */
export async function loadPreview(url: string, context: Readonly<RouterContextProvider>) {
  const { PREVIEW_SECRET, CMS_PUBLIC_URL } = env();
  const hints = context.get(cacheHints);
  hints.cacheable = false;
  hints.frameAncestors = `'self' ${new URL(CMS_PUBLIC_URL).origin}`;
  const token = verifyPreviewToken(new URL(url).searchParams.get('token'), PREVIEW_SECRET, Date.now());
  if (!token) return data<Preview>({ document: null }, { status: 403 });
  const { documentId, status, expires, user } = token;
  console.info(`Preview of ${documentId} (${status}) for account ${user} of the CMS.`);
  const response = await fetchWithin(() => fetchDocument(token, PREVIEW_SECRET), hints, TIMEOUT_MS);
  const document = response.kind === 'found' ? response.value : null;
  const lists = document && 'page' in document && (await listsOf(document, context));
  return data<Preview>({ document, status, expires, ...lists }, { status: statusOf(response) });
}

/** Returns the articles and stories that a page shows, and adds the assets of its sections to the response. */
function listsOf({ page }: PagePreview, context: Readonly<RouterContextProvider>) {
  addSectionHints(page, context);
  return loadLists(page, context);
}

async function fetchDocument({ type, documentId, status }: PreviewToken, secret: string): Promise<Document | null> {
  const path = `/api/previews/${type}s/${encodePathSegment(documentId)}`;
  const headers = { 'x-preview-secret': secret };
  const stored = asObject(await askCms(path, { status }, { headers, allowNotFound: true }));
  if (type === 'page') return stored ? readPagePreview(stored.data) : null;
  const article = await readArticle(stored);
  return article ? { article } : null;
}

function readArticle(stored: ReturnType<typeof asObject>): Promise<Article | undefined> {
  const { CMS_URL, IMAGE_HOSTS } = env();
  const response = asObject(rewriteMediaUrls(stored, CMS_URL));
  const library = asList(asObject(response?.meta)?.images);
  return toArticle(response?.data, { cms: CMS_URL, hosts: IMAGE_HOSTS, library });
}
