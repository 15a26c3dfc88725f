import { encodePathSegment } from '~/lib/encode-path-segment';
import { data, type RouterContextProvider } from 'react-router';
import { askCms } from '~/lib/cms/client.server';
import { asList, asObject } from '~/lib/cms/json-guards';
import { cacheHints } from '~/lib/render-context.server';
import { env } from '~/lib/env.server';
import { fetchWithin, statusOf } from '../api/blog-loaders.server';
import { rewriteMediaUrls } from '../rich-text/rewrite-media-urls.server';
import type { Article } from '../article/article';
import { toArticle } from '../api/to-article.server';
import { type PreviewToken, verifyPreviewToken } from './preview-token.server';

/** Longer than for visitors, because editors can wait. */
const TIMEOUT_MS = 10_000;

export type Preview = { article: Article | null; status?: PreviewToken['status']; expires?: number };

/**
 * Loads one draft or published article for the holder of a preview token from the CMS. The page is never cached. Only
 * the CMS admin may frame it. Status 403 without a valid token.
 */
export async function loadPreview(url: string, context: Readonly<RouterContextProvider>) {
  const { PREVIEW_SECRET, CMS_PUBLIC_URL } = env();
  const notes = context.get(cacheHints);
  notes.cacheable = false;
  notes.frameAncestors = `'self' ${new URL(CMS_PUBLIC_URL).origin}`;
  const token = verifyPreviewToken(new URL(url).searchParams.get('token'), PREVIEW_SECRET, Date.now());
  if (!token) return data<Preview>({ article: null }, { status: 403 });
  console.info(`Preview of ${token.documentId} (${token.status}) for account ${token.user} of the CMS.`);
  const response = await fetchWithin(() => fetchPreview(token, PREVIEW_SECRET), notes, TIMEOUT_MS);
  const article = response.kind === 'found' ? response.value : null;
  return data<Preview>({ article, status: token.status, expires: token.expires }, { status: statusOf(response) });
}

async function fetchPreview({ documentId, status }: PreviewToken, secret: string): Promise<Article | null> {
  const { CMS_URL, IMAGE_HOSTS } = env();
  const path = `/api/previews/articles/${encodePathSegment(documentId)}`;
  const headers = { 'x-preview-secret': secret };
  const stored = await askCms(path, { status }, { headers, allowNotFound: true });
  const response = asObject(rewriteMediaUrls(stored, CMS_URL));
  const library = asList(asObject(response?.meta)?.images);
  return (await toArticle(response?.data, { cms: CMS_URL, hosts: IMAGE_HOSTS, library })) ?? null;
}
