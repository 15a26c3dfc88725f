import { signPreviewToken } from './preview-token';

type Asked = { documentId?: string; status?: string };

/**
 * Returns the URL that the admin's preview button opens: the site, with a signed token for this article. The policy
 * `can-read-article` has checked the user's permissions.
 */
export async function previewUrl(uid: string, { documentId, status }: Asked): Promise<string | undefined> {
  const secret = process.env.PREVIEW_SECRET;
  if (uid !== 'api::article.article' || !documentId || !secret) return undefined;
  const { user } = (strapi.requestContext.get()?.state ?? {}) as { user?: { id: number } };
  if (!user) return undefined;
  const token = { documentId, status: status === 'published' ? 'published' : 'draft', user: user.id } as const;
  strapi.log.info('audit', { action: 'preview', user: user.id, documentId, status: token.status });
  const url = new URL('/preview', process.env.SITE_URL);
  url.searchParams.set('token', signPreviewToken(token, secret));
  return url.href;
}
