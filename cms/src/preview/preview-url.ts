import type { Core } from '@strapi/strapi';
import { SITE_UID } from '../pages/page-type';
import { type PreviewToken, signPreviewToken } from './preview-token';

type RequestedPreview = { documentId?: string; status?: string };

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
  { documentId: requestedId, status }: RequestedPreview,
): Promise<string | undefined> {
  const secret = process.env.PREVIEW_SECRET;
  const type = TOKEN_TYPES[uid];
  const documentId = type && (await previewedId(strapi, uid, requestedId));
  if (!type || !documentId || !secret) return undefined;
  const { user } = (strapi.requestContext.get()?.state ?? {}) as { user?: { id: number } };
  if (!user) return undefined;
  const token = { type, documentId, status: status === 'published' ? 'published' : 'draft', user: user.id } as const;
  strapi.log.info('audit', { action: 'preview', user: user.id, documentId, status: token.status });
  const url = new URL('/preview', process.env.SITE_URL);
  url.searchParams.set('token', signPreviewToken(token, secret));
  return url.href;
}
