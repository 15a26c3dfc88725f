import { z } from 'zod';
import { PAGE_TYPES } from '../lib/seo/og-image-url.ts';
import { section } from '../sections/section-schemas.generated.ts';

const pagePath = z.string().regex(/^\/(?!\/)[^\s\\]*$/);
const crumb = z.object({ name: z.string().min(1).max(60), to: pagePath.optional() });
/** An offer in the structured data for search engines. */
const offer = z.object({
  name: z.string().min(1).max(80),
  price: z.number().positive(),
  currency: z.enum(['INR', 'USD']),
  unit: z.string().min(1).max(40),
});

const HUES = ['surve-r', 'progran', 'drive-r', 'leaf'] as const;
const PLATFORM_HUES = ['farmer', 'health', 'education', 'afforestation', 'impact', 'tracseed'] as const;

/** A page in the shape of the CMS's API. The script of a page must not import this module: zod is 25 KiB. */
export const pageSchema = z.strictObject({
  path: pagePath,
  /** The design of the preview image. */
  type: z.enum(PAGE_TYPES),
  /** Title and description in search results. The company name is appended to the title. */
  title: z.string().min(1).max(70),
  description: z.string().min(1).max(300),
  noIndex: z.boolean().optional(),
  /** The day when a story was published. */
  published: z.iso.date().optional(),
  /** The colours of the page: a product, the shared green, or the green with the second colour of a platform. */
  hue: z.enum([...HUES, ...PLATFORM_HUES]).optional(),
  /** The CMS returns an empty list for a page without a breadcrumb. */
  crumbs: z
    .array(crumb)
    .optional()
    .transform((crumbs) => (crumbs?.length ? crumbs : undefined)),
  offers: z.array(offer).default([]),
  sections: z.array(section).min(1),
});
export type Page = z.output<typeof pageSchema>;

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
