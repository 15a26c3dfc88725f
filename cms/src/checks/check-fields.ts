import type { CheckedDocument } from './checked-document';
import { type Field, fieldsOf } from './field-walk';
import { type Problem, refuse } from './problem';

/** Refuses fields that their schema refuses: Strapi would, too, in a sentence that names no document. */
export function checkFields(document: CheckedDocument): Problem[] {
  return [...fieldsOf(document)].flatMap((field) => {
    const message = fieldProblem(field);
    return message ? [refuse(message, field.path)] : [];
  });
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function fieldProblem({ value, attribute, place }: Field): string | null {
  const { type, required, repeatable, minLength, maxLength, min, max, regex } = attribute;
  if (isEmpty(value)) {
    if (!required || attribute.private) return repeatable && min ? needsEntries(place, min) : null;
    return type === 'media' ? `needs a file in ${place}. Choose one.` : `needs ${place}. Fill it in.`;
  }
  if (repeatable) {
    const { length } = value as unknown[];
    if (min !== undefined && length < min) return needsEntries(place, min);
    return max !== undefined && length > max ? `has too many entries in ${place}. Leave at most ${max}.` : null;
  }
  if (attribute.enum && !attribute.enum.includes(String(value))) {
    return `has a value in ${place} that is no longer possible, "${String(value)}". Choose another one.`;
  }
  if (typeof value === 'number') {
    if (min !== undefined && value < min) return `has a number that is too small in ${place}. Write at least ${min}.`;
    return max !== undefined && value > max
      ? `has a number that is too large in ${place}. Write at most ${max}.`
      : null;
  }
  if (typeof value !== 'string') return null;
  if (maxLength && value.length > maxLength) {
    return `has a text that is too long in ${place}. Shorten it to ${maxLength} characters; it has ${value.length}.`;
  }
  if (minLength && value.length < minLength)
    return `has a text that is too short in ${place}. Write at least ${minLength} characters.`;
  return regex && !new RegExp(regex).test(value)
    ? `has something in ${place} that is not possible there, "${value.slice(0, 80)}". Write it as the help below the field says.`
    : null;
}

const needsEntries = (place: string, min: number) =>
  `has too few entries in ${place}. Add some: it needs at least ${min}.`;
