import { createHmac, timingSafeEqual } from 'node:crypto';
import { data, type RouterContextProvider } from 'react-router';
import { z } from 'zod';
import type { Article } from '~/blog/article/article';
import { toArticle } from '~/blog/api/read-article.server';
import { renderBody, renderBodyOnce } from '~/blog/rich-text/body-renderer.server';
import { rewriteMediaUrls } from '~/blog/api/articles.server';
import { askCms, fetchWithin, statusOf } from '~/lib/cms/client.server';
import { asList, asObject } from '~/lib/cms/json';
import { encodePathSegment } from '~/lib/urls';
import { env } from '~/lib/env.server';
import { cacheHints } from '~/lib/request-context.server';
import type { Site } from '~/lib/site-context';
import type { SiteSettings } from '~/lib/content-schemas.generated';
import { CMS_TIMEOUT_MS } from '~/lib/timeouts';
import { addSectionHints, findPage, loadLists, type PageData, toSite } from '~/pages/load-page.server';
import type { Page } from '~/pages/page-schema';
import { type PagePreview, readPagePreview, readSitePreview } from '~/pages/read-site-content';
import { siteContent } from '~/pages/site-content.server';
import { paths } from '~/paths';

/** The page that shows a draft of the entry Site: it has the contact details. */
const SITE_PREVIEW_PATH = paths.contact;
/** The title of an article without one. */
const UNTITLED = 'Untitled';

/** The entry Site, on a page that shows most of it. */
type SiteDocument = { fields: SiteSettings; page: Page; problems: readonly string[] };
type Document = { article: Article } | PagePreview | SiteDocument;
export type Preview = Omit<PageData, 'page'> & {
  document: Document | null;
  /** What the shell shows instead of the published entry Site. */
  siteDraft?: Site;
  status?: PreviewToken['status'];
  expires?: number;
  /** The origin of the admin, the only one that the preview exchanges messages with. */
  admin?: string;
};

/**
 * Loads the draft or the published version of one article, one page or the entry Site for the holder of a preview token
 * from the CMS. The page is never cached. Only the CMS admin may frame it. Status 403 without a valid token.
 */
export async function loadPreview(url: string, context: Readonly<RouterContextProvider>) {
  const { PREVIEW_SECRET, CMS_PUBLIC_URL } = env();
  const hints = context.get(cacheHints);
  hints.cacheable = false;
  hints.frameAncestors = `'self' ${new URL(CMS_PUBLIC_URL).origin}`;
  const token = verifyPreviewToken(new URL(url).searchParams.get('token'), PREVIEW_SECRET, Date.now());
  if (!token) return data<Preview>({ document: null }, { status: 403 });
  const { documentId, status, user } = token;
  console.info(`Preview of ${documentId} (${status}) for account ${user} of the CMS.`);
  const { preview, httpStatus } = await readPreview(token, context);
  return data<Preview>(preview, { status: httpStatus });
}

/**
 * Loads the document of the token, overwritten by the unsaved `values` of the admin's form. 404 where there is no such
 * document, 503 without the CMS.
 */
export async function readPreview(token: PreviewToken, context: Readonly<RouterContextProvider>, values?: object) {
  const { PREVIEW_SECRET, CMS_PUBLIC_URL } = env();
  const hints = context.get(cacheHints);
  const { status, expires } = token;
  const response = await fetchWithin(
    () => fetchDocument(token, PREVIEW_SECRET, context, values),
    hints,
    CMS_TIMEOUT_MS,
  );
  const document = response.kind === 'found' ? response.value : null;
  const lists = document && 'page' in document && (await loadPageLists(document, context));
  const shell = document && 'fields' in document && { siteDraft: toSite(document.fields) };
  const preview: Preview = { document, status, expires, admin: new URL(CMS_PUBLIC_URL).origin, ...lists, ...shell };
  return { preview, httpStatus: statusOf(response) };
}

/** Returns the articles and stories that a page shows, and adds the assets of its sections to the response. */
function loadPageLists({ page }: { page: Page }, context: Readonly<RouterContextProvider>) {
  addSectionHints(page, context);
  return loadLists(page, context);
}

async function fetchDocument(
  { type, documentId, status }: PreviewToken,
  secret: string,
  context: Readonly<RouterContextProvider>,
  values?: object,
): Promise<Document | null> {
  const path = `/api/previews/${type}s/${encodePathSegment(documentId)}`;
  const headers = { 'x-preview-secret': secret };
  const body = values && { values };
  const stored = asObject(await askCms(path, { status }, { headers, allowNotFound: true, body }));
  if (type === 'page') return stored ? readPagePreview(stored.data) : null;
  if (type === 'site') return stored ? siteDocument(stored.data, context) : null;
  const article = await readArticle(stored, values ? renderBodyOnce : renderBody);
  return article ? { article } : null;
}

async function siteDocument(raw: unknown, context: Readonly<RouterContextProvider>): Promise<SiteDocument | null> {
  const page = await findPage(SITE_PREVIEW_PATH, context);
  const { site, problems } = readSitePreview(raw, siteContent().site());
  return page && { fields: site, page, problems };
}

function readArticle(stored: ReturnType<typeof asObject>, render: typeof renderBody): Promise<Article | undefined> {
  const { CMS_URL, IMAGE_HOSTS } = env();
  const response = asObject(rewriteMediaUrls(stored, CMS_URL));
  const library = asList(asObject(response?.meta)?.images);
  const saved = asObject(response?.data);
  // A draft may have no title yet.
  return toArticle(
    saved && { ...saved, title: saved.title || UNTITLED },
    { cms: CMS_URL, hosts: IMAGE_HOSTS, library },
    render,
  );
}

const tokenShape = z.object({
  type: z.enum(['article', 'page', 'site']),
  documentId: z.string().min(1).max(64),
  status: z.enum(['draft', 'published']),
  /** The CMS account that requested the preview. */
  user: z.number(),
  expires: z.number(),
});

export type PreviewToken = z.infer<typeof tokenShape>;

/**
 * Verifies a preview token of the CMS (`<body>.<signature>`). Returns null when the signature does not match `secret`,
 * the token has expired (`now` in ms since 1970) or is malformed.
 */
export function verifyPreviewToken(text: string | null, secret: string, now: number): PreviewToken | null {
  const [body = '', signature = ''] = (text ?? '').split('.');
  if (!secret || !isSigned(body, signature, secret)) return null;
  try {
    const token = tokenShape.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
    return token.expires > now ? token : null;
  } catch {
    return null;
  }
}

function isSigned(body: string, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
