import type { z } from 'zod';

/** Where a field of the CMS is. */
export type ContentPlace = {
  /** The path of a page, `Site`, `Story` or `Redirect`. */
  entry: string;
  /** Of a story or redirect, which has no page. */
  documentId?: string;
  /** The place of the section on its page, from 1. */
  section?: number;
  /** The uid of the section, as the CMS sent it. */
  component?: string;
  /** Names of fields and indexes of lists, from the outermost. */
  field: Array<string | number>;
};
/** A field that its schema refuses. It names the place and the rule, never the text. */
export type ContentProblem = ContentPlace & { reason: string };

export function contentProblem(at: ContentPlace, issue: z.core.$ZodIssue): ContentProblem {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  return { ...at, field: [...at.field, ...path], reason: ruleOf(issue) };
}

/** Returns a sentence for logs and the preview. */
export function problemText({ entry, section, field, reason }: ContentProblem): string {
  const place = field.map((part) => (typeof part === 'number' ? String(part + 1) : part));
  return `${entry}: ${[...(section ? [`section ${section}`] : []), ...place, reason].join(' ')}`;
}

function ruleOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return 'is missing';
    case 'too_small':
      return issue.origin === 'string' ? 'is empty' : `needs at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `is longer than ${issue.maximum} characters`
        : `has more than ${issue.maximum}`;
    case 'invalid_value':
    case 'invalid_union':
      return 'is not one of the choices';
    case 'invalid_format':
      return 'has characters that are not allowed';
    default:
      return 'is not valid';
  }
}
