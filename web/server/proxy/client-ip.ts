import { createHmac } from 'node:crypto';

/** Proves to the CMS that the client IP comes from the site. The CMS computes the same in src/leads/client-ip.ts. */
export function clientIpSignature(token: string): string {
  return createHmac('sha256', token).update('visitor address').digest('base64url');
}
