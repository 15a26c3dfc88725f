import { createHmac } from 'node:crypto';

export type PreviewToken = { documentId: string; status: 'draft' | 'published'; user: number; expires: number };

const LIFETIME_MS = 30 * 60 * 1000;

/**
 * Signs a token to see one document for half an hour, made for the account `user`. The site checks the same signature,
 * so that neither a cookie nor the secret itself is in a URL.
 */
export function signPreviewToken(token: Omit<PreviewToken, 'expires'>, secret: string): string {
  const signed: PreviewToken = { ...token, expires: Date.now() + LIFETIME_MS };
  const body = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}
