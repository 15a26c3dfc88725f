import type { z } from 'zod';

/** Returns a sentence for editors and logs. It names the place and the rule, never the text. */
export function contentProblem(at: string, issue: z.core.$ZodIssue): string {
  const place = issue.path.map((part) => (typeof part === 'number' ? String(part + 1) : String(part)));
  return `${[at, ...place].join(' ')} ${ruleOf(issue)}`;
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
