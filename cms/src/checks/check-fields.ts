import { videoFieldOf } from '../videos/video-address';
import { type CheckedDocument, type Field, type Problem, refuse, refuseFields, warn } from './checked-document';

/** Refuses fields that their schema refuses. Strapi's own message does not name the document. */
export const checkFields = (document: CheckedDocument): Problem[] => refuseFields(document, fieldProblem);

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function fieldProblem({ value, attribute, location }: Field): string | null {
  const { type, required, repeatable, minLength, maxLength, min, max, regex } = attribute;
  if (isEmpty(value)) {
    if (!required || attribute.private) return repeatable && min ? needsEntries(location, min) : null;
    return type === 'media' ? `needs a file in ${location}. Choose one.` : `needs ${location}. Fill it in.`;
  }
  if (repeatable) {
    const { length } = value as unknown[];
    if (min !== undefined && length < min) return needsEntries(location, min);
    return max !== undefined && length > max ? `has too many entries in ${location}. Leave at most ${max}.` : null;
  }
  if (attribute.enum && !attribute.enum.includes(String(value))) {
    return `has a value in ${location} that is no longer possible, "${String(value)}". Choose another one.`;
  }
  if (typeof value === 'number') {
    if (min !== undefined && value < min)
      return `has a number that is too small in ${location}. Write at least ${min}.`;
    return max !== undefined && value > max
      ? `has a number that is too large in ${location}. Write at most ${max}.`
      : null;
  }
  if (typeof value !== 'string') return null;
  if (maxLength && value.length > maxLength) {
    return `has a text that is too long in ${location}. Shorten it to ${maxLength} characters; it has ${value.length}.`;
  }
  if (minLength && value.length < minLength)
    return `has a text that is too short in ${location}. Write at least ${minLength} characters.`;
  return regex && !new RegExp(regex).test(value)
    ? `has something in ${location} that is not possible there, "${value.slice(0, 80)}". Write it as the help below the field says.`
    : null;
}

const needsEntries = (location: string, min: number) =>
  `has too few entries in ${location}. Add some: it needs at least ${min}.`;

const CURE = {
  address: 'Copy it from the address bar while the video plays: it starts with https://.',
  id: 'Paste the address of the video at YouTube, such as https://youtu.be/abcdefghijk, or the 11 characters at its end.',
};

/** Refuses addresses and ids at which there can be no video. */
export function checkVideos(document: CheckedDocument): Problem[] {
  return refuseFields(document, (field) => {
    const rule = videoFieldOf(field);
    if (!rule || typeof field.value !== 'string' || field.value === '' || rule.isValid(field.value)) return null;
    return `has no ${rule.kind} of a video in ${field.location}, "${field.value.slice(0, 80)}". ${CURE[rule.kind]}`;
  });
}

const SLUG_PATTERN = /^[a-z0-9]+([-_]+[a-z0-9]+)*$/i;

/** Refuses a slug that another published article has, or that makes a link hard to write. */
export function checkSlug({ data: { slug }, slugOwner }: CheckedDocument): Problem[] {
  if (typeof slug !== 'string' || slug === '') return [];
  if (!SLUG_PATTERN.test(slug)) {
    const how = 'Use letters, digits and hyphens, such as rain-in-june, with a letter or digit at both ends.';
    return [refuse(`cannot have the address "${slug}". ${how}`, ['slug'])];
  }
  return slugOwner === undefined
    ? []
    : [refuse(`cannot have the address "${slug}": the article "${slugOwner}" has it. Choose another one.`, ['slug'])];
}

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
