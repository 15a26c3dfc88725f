import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

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
