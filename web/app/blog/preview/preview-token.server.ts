import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const tokenShape = z.object({
  documentId: z.string().min(1).max(64),
  status: z.enum(['draft', 'published']),
  /** The CMS account that asked for it. */
  user: z.number(),
  expires: z.number(),
});

export type PreviewToken = z.infer<typeof tokenShape>;

/**
 * Reads the leave to see one document that the CMS signed (`<body>.<signature>`). Null for one that is not
 * signed with `secret`, is past its time (milliseconds since 1970) or is not a token at all.
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
