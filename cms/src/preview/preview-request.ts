import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether the given header value is PREVIEW_SECRET. Without a secret in the settings nothing is. */
export function isPreviewRequest(given: string | undefined): boolean {
  const secret = process.env.PREVIEW_SECRET;
  return Boolean(secret && given) && timingSafeEqual(digest(secret ?? ''), digest(given ?? ''));
}

export function previewStatus(asked: unknown): 'draft' | 'published' {
  return asked === 'published' ? 'published' : 'draft';
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
