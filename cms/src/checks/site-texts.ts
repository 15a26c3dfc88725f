import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { requestSite } from '../site/request-site';
import type { TextFacts } from './checked-document';

const SITE_TIMEOUT_MS = 1500;
/** How long a site that did not respond gets no new request, so that a bulk publish waits only once. */
const SITE_PAUSE_MS = 15_000;

const loss = z.object({
  kind: z.enum(['words', 'image', 'video', 'link']),
  what: z.string(),
  after: z.string(),
  line: z.number().optional(),
});
const textFacts = z.object({
  format: z.string(),
  problem: z.object({ reason: z.string(), line: z.number().optional() }).optional(),
  surprise: z.enum(['markdown-in-html', 'invalid-json']).optional(),
  foreign: z.array(z.object({ written: z.string(), line: z.number() })).optional(),
  headings: z.array(z.object({ level: z.number(), text: z.string() })),
  images: z.array(z.object({ src: z.string(), alt: z.string() })),
  links: z.array(z.string()),
  losses: z.array(loss),
});
const response = z.object({ facts: z.array(textFacts.nullable()) });

let pausedUntil = 0;

/**
 * Returns the facts of these texts from the site, in order. All are null if the site does not respond. The checks of
 * texts are then skipped, so that editors can publish while the site is down. Sends no request during the start.
 */
export async function readTextFacts(strapi: Core.Strapi, texts: string[]): Promise<Array<TextFacts | null>> {
  const unknown = texts.map(() => null);
  if (texts.length === 0 || !strapi.isLoaded || Date.now() < pausedUntil) return unknown;
  const request = { path: '/texts', body: { texts }, timeoutMs: SITE_TIMEOUT_MS };
  const facts = await requestSite(strapi, request, (body) => response.parse(body).facts);
  if (facts?.length === texts.length) return facts;
  pausedUntil = Date.now() + SITE_PAUSE_MS;
  return unknown;
}
