import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { SITE_UID } from '../pages/page-type';
import { addPolicy } from '../security/routes';

/** Returns whether the header value equals PREVIEW_SECRET. Always false without PREVIEW_SECRET. */
export function isPreviewRequest(given: string | undefined): boolean {
  const secret = process.env.PREVIEW_SECRET;
  if (!secret || !given) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(secret), digest(given));
}

export const previewStatus = (requested: unknown): 'draft' | 'published' =>
  requested === 'published' ? 'published' : 'draft';

type PreviewToken = {
  type: 'article' | 'page' | 'site';
  documentId: string;
  status: 'draft' | 'published';
  user: number;
};

const TOKEN_LIFETIME_MS = 30 * 60 * 1000;

/**
 * Creates a signed preview token for one document and one user. It expires after half an hour. The site verifies the
 * signature, so no cookie and no secret is in the URL.
 */
function signToken(token: PreviewToken, secret: string): string {
  const signed = { ...token, expires: Date.now() + TOKEN_LIFETIME_MS };
  const body = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

const TOKEN_TYPES: Readonly<Record<string, PreviewToken['type']>> = {
  'api::article.article': 'article',
  'api::page.page': 'page',
  [SITE_UID]: 'site',
};

/** Returns the id of the requested document. The admin requests the entry Site without an id. */
export async function previewedId(strapi: Core.Strapi, uid: string, requestedId?: string): Promise<string | undefined> {
  if (requestedId || uid !== SITE_UID) return requestedId ? String(requestedId) : undefined;
  return (await strapi.documents(SITE_UID).findFirst({ fields: ['documentId'] as never }))?.documentId;
}

/**
 * Returns the URL that the admin's preview button opens: the site, with a signed token for this document. The policy
 * `can-read-document` has checked the user's permissions.
 */
export async function previewUrl(
  uid: string,
  requested: { documentId?: string; status?: string },
): Promise<string | undefined> {
  const secret = process.env.PREVIEW_SECRET;
  const type = TOKEN_TYPES[uid];
  const documentId = type && (await previewedId(strapi, uid, requested.documentId));
  const { user } = (strapi.requestContext.get()?.state ?? {}) as { user?: { id: number } };
  if (!type || !documentId || !secret || !user) return undefined;
  const token = { type, documentId, status: previewStatus(requested.status), user: user.id } as const;
  strapi.log.info('audit', { action: 'preview', user: user.id, documentId, status: token.status });
  const url = new URL('/preview', process.env.SITE_URL);
  url.searchParams.set('token', signToken(token, secret));
  return url.href;
}

type Router = { routes: Parameters<typeof addPolicy>[0] };

/**
 * Checks the permissions of the user who requests a preview. Strapi's route checks only the login. Call in `register`.
 */
export function checkPreviewRights(strapi: Core.Strapi): void {
  const routers = Object.values(strapi.plugin('content-manager').routes as unknown as Record<string, Router>);
  addPolicy(
    routers.flatMap(({ routes }) => routes),
    ['GET /preview/url/:contentType'],
    'global::can-read-document',
  );
}
