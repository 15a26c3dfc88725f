import { createHmac } from 'node:crypto';

export type PreviewToken = {
  type: 'article' | 'page' | 'site';
  documentId: string;
  status: 'draft' | 'published';
  user: number;
  expires: number;
};

const TOKEN_LIFETIME_MS = 30 * 60 * 1000;

/**
 * Creates a signed preview token for one document and one user. It expires after half an hour. The site verifies the
 * signature, so no cookie and no secret is in the URL.
 */
export function signPreviewToken(token: Omit<PreviewToken, 'expires'>, secret: string): string {
  const signed: PreviewToken = { ...token, expires: Date.now() + TOKEN_LIFETIME_MS };
  const body = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}
