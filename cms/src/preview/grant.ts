import { createHmac } from 'node:crypto';

export type Grant = { documentId: string; status: 'draft' | 'published'; expires: number };

/**
 * Signs leave to see one document until `expires` (milliseconds since 1970). The site checks the same
 * signature, so neither a cookie nor the secret itself ever stands in an address.
 */
export function signGrant(grant: Grant, secret: string): string {
  const body = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}
