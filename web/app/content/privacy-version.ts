/** The date of the last change of the privacy text. The page shows it, and every lead is stored with it. */
export const PRIVACY_VERSION = '2026-11-22';

/**
 * The SHA-256 of each version of the text, oldest first, as privacy-version.test.ts calculates it. A change of the
 * text needs a new version here. The old ones stay: the version in a lead says which text its sender could read.
 */
export const PRIVACY_TEXTS: Readonly<Record<string, string>> = {
  '2025-10-01': '2a0da213f976dfb472890724f82d4cd8959a6a67c657e24eddc93c747d7fc955',
  '2026-11-22': 'c05f5f908383453f0b4e5d5b24182056411a9e2cc7e33bb80fbe70622e7d69e6',
};
