import type { CheckedDocument } from './checked-document';
import { type Problem, warn } from './problem';

const MIN_DESCRIPTION_LENGTH = 50;
const MAX_DESCRIPTION_LENGTH = 160;

/** Warns of a description that search engines would cut or replace. */
export function checkDescription({ data: { description, seo } }: CheckedDocument): Problem[] {
  const own = (seo as { metaDescription?: string } | null | undefined)?.metaDescription;
  const [text, path] = own ? [own, ['seo', 'metaDescription']] : [description, ['description']];
  const { length } = typeof text === 'string' ? text.trim() : '';
  if (length >= MIN_DESCRIPTION_LENGTH && length <= MAX_DESCRIPTION_LENGTH) return [];
  const has = length === 0 ? 'has no description' : `has a description of ${length} characters`;
  return [warn(`${has}. Search engines show ${MIN_DESCRIPTION_LENGTH} to ${MAX_DESCRIPTION_LENGTH} characters.`, path)];
}
