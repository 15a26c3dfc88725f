import { createHash, timingSafeEqual } from 'node:crypto';

/** Returns whether the header value equals PREVIEW_SECRET. Always false without PREVIEW_SECRET. */
export function isPreviewRequest(given: string | undefined): boolean {
  const secret = process.env.PREVIEW_SECRET;
  return Boolean(secret && given) && timingSafeEqual(digest(secret ?? ''), digest(given ?? ''));
}

export function previewStatus(requested: unknown): 'draft' | 'published' {
  return requested === 'published' ? 'published' : 'draft';
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
