// Made by scripts/sync-copies.mjs from web/app/lib/file-name.ts. Do not edit: edit that, then run it.

// scripts/sync-copies.mjs copies this file into the CMS.

const IMAGE_FILE = /^(.+)\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;
/** The last word of names that devices and downloads give, as in "Screenshot 2026-05-01 at 10.22.33 AM" and "well (1)". */
const NUMBER = /^(?:[\d().,:_-]+|[ap]m)$/i;

/**
 * Returns whether an alternative text is only the name of an image file, which describes nothing. A sentence may end in
 * one. `ownName`: the name of the image in the media library, for names of several words.
 */
export function isFileName(text: string, ownName?: string): boolean {
  const written = text.trim();
  const [, name] = IMAGE_FILE.exec(written) ?? [];
  if (name === undefined) return false;
  const words = name.split(/\s+/);
  return words.length === 1 || NUMBER.test(words.at(-1) ?? '') || written.toLowerCase() === ownName?.toLowerCase();
}
