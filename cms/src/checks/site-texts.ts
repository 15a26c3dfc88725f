import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { askSite } from '../site/ask-site';
import type { TextFacts } from './checked-document';

const TIMEOUT_MS = 1500;
/** A site that did not respond is not asked again for this long, so that a bulk publish waits once. */
const PAUSE_MS = 15_000;

const textFacts = z.object({
  format: z.string(),
  problem: z.object({ reason: z.string(), line: z.number().optional() }).optional(),
  surprise: z.enum(['markdown-in-html', 'invalid-json']).optional(),
  headings: z.array(z.object({ level: z.number(), text: z.string() })),
  images: z.array(z.object({ src: z.string(), alt: z.string() })),
  links: z.array(z.string()),
});
const response = z.object({ facts: z.array(textFacts.nullable()) });

let pausedUntil = 0;

/**
 * Returns what the site reads in these texts, in their order. Null for each where no site responds: the checks of texts
 * are then skipped, so that editors can publish while the site is away. During a start the site is not asked.
 */
export async function readTextFacts(strapi: Core.Strapi, texts: string[]): Promise<Array<TextFacts | null>> {
  const unknown = texts.map(() => null);
  if (texts.length === 0 || !strapi.isLoaded || Date.now() < pausedUntil) return unknown;
  const question = { path: '/texts', body: { texts }, timeoutMs: TIMEOUT_MS };
  const facts = await askSite(strapi, question, (body) => response.parse(body).facts);
  if (facts?.length === texts.length) return facts;
  pausedUntil = Date.now() + PAUSE_MS;
  return unknown;
}
