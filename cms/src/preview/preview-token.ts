import { createHmac } from 'node:crypto';

export type PreviewToken = { documentId: string; status: 'draft' | 'published'; user: number; expires: number };

/**
 * Signs a token to see one document until `expires` (milliseconds since 1970), made for the account `user`. The site
 * checks the same signature, so that neither a cookie nor the secret itself is in a URL.
 */
export function signPreviewToken(token: PreviewToken, secret: string): string {
  const body = Buffer.from(JSON.stringify(token)).toString('base64url');
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}
