import type { CheckedDocument } from './checked-document';
import { type Field, fieldsOf } from './field-walk';
import { type Problem, refuse } from './problem';

/** Refuses fields that their schema refuses. Strapi's own message does not name the document. */
export function checkFields(document: CheckedDocument): Problem[] {
  return [...fieldsOf(document)].flatMap((field) => {
    const message = fieldProblem(field);
    return message ? [refuse(message, field.path)] : [];
  });
}

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
