/** ISO date of the last change of the privacy text. The page shows it, and every lead is stored with it. */
export const PRIVACY_VERSION = '2026-11-23';

/**
 * The SHA-256 of each version of the text, oldest first, as copy.test.ts calculates it. A change of the text
 * needs a new version here. Keep the old ones: the version of a lead identifies the text that its sender could read.
 */
export const PRIVACY_TEXTS: Readonly<Record<string, string>> = {
  '2025-10-01': '2a0da213f976dfb472890724f82d4cd8959a6a67c657e24eddc93c747d7fc955',
  '2026-11-22': '86cfbed52c9ba2d509e239937123c983e171b9413b8e8d735c46db202e80ed32',
  '2026-11-23': 'ae2112e28806acc9f59ab8c46100540bdd46df0067cd83e8dfa64bbcb1353f53',
};
