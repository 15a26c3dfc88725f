import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { fieldTexts, type Schema } from '../bootstrap/field-texts';
import { REDIRECT_UID } from '../redirects/redirect';
import { PAGE_UID, SITE_UID, STORY_UID } from './page-type';

type SiteRequest = { path: string; body?: object; timeoutMs: number };

/**
 * Sends a request to the sites of CMS_WEBHOOK_URL, one after the other, below the URL of their webhook. Returns the
 * first response that `parse` accepts, or null if no site responds in time.
 */
export async function requestSite<T>(
  strapi: Core.Strapi,
  { path, body, timeoutMs }: SiteRequest,
  parse: (response: unknown) => T,
): Promise<T | null> {
  const { CMS_WEBHOOK_URL = '', CMS_WEBHOOK_SECRET: secret } = process.env;
  const urls = CMS_WEBHOOK_URL.split(',').map((url) => url.trim());
  for (const url of secret ? urls.filter(Boolean) : []) {
    try {
      const response = await fetch(url + path, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${secret}`, ...(body && { 'content-type': 'application/json' }) },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return parse(await response.json());
    } catch (error) {
      strapi.log.warn(`The site does not respond to ${path}: ${String(error)}`);
    }
  }
  return null;
}

const SITE_TIMEOUT_MS = 3000;
const READ_ACTION = 'plugin::content-manager.explorer.read';
/** The entries of problems that are not in a page. Any other is the path of a page. */
const ENTRY_UIDS: Readonly<Record<string, string>> = { Site: SITE_UID, Story: STORY_UID, Redirect: REDIRECT_UID };

const problemSchema = z.object({
  entry: z.string(),
  documentId: z.string().optional(),
  section: z.number().int().optional(),
  component: z.string().optional(),
  field: z.array(z.union([z.string(), z.number().int()])),
  reason: z.string(),
});
const responseSchema = z.object({ problems: z.array(problemSchema) });
export type SiteProblem = z.output<typeof problemSchema>;

type SchemaOf = (uid: string) => Schema | undefined;
type Ability = { can(action: string, subject: string): boolean };

/**
 * `GET /content-problems`: returns the problems that the site has with the published entries that this user may read,
 * or null if the site does not respond.
 */
export async function listContentProblems(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const ability = ctx.state.userAbility as Ability;
  const uids = [PAGE_UID, SITE_UID, STORY_UID, REDIRECT_UID].filter((uid) => ability.can(READ_ACTION, uid));
  if (uids.length === 0) return void ctx.forbidden();
  const request = { path: '/problems', timeoutMs: SITE_TIMEOUT_MS };
  const problems = await requestSite(strapi, request, (response) => responseSchema.parse(response).problems);
  const pages = await strapi.db.query(PAGE_UID).findMany({
    where: { path: { $in: (problems ?? []).map(({ entry }) => entry) }, publishedAt: { $notNull: true } },
    select: ['documentId', 'title', 'path'],
  });
  const schemaOf = (uid: string) => strapi.getModel(uid as never) as Schema | undefined;
  const data = problems?.flatMap((problem) => {
    const page = pages.find(({ path }) => path === problem.entry);
    const uid = uidOf(problem.entry);
    if (!uids.includes(uid)) return [];
    const documentId = page?.documentId ?? problem.documentId;
    return [{ uid, documentId, title: page?.title ?? problem.entry, ...toLabels(problem, schemaOf) }];
  });
  ctx.body = { data: data ?? null };
}

const uidOf = (entry: string) => ENTRY_UIDS[entry] ?? PAGE_UID;

/** Returns the section and field of a problem with the labels of the admin. */
export function toLabels({ entry, section, component, field, reason }: SiteProblem, schemaOf: SchemaOf) {
  const schema = schemaOf(component ?? uidOf(entry));
  return {
    section: section && `Section ${section}, ${schema?.info.displayName ?? component}`,
    field: (schema ? labelsOf(schema, field, schemaOf) : []).join(', '),
    reason,
  };
}

/**
 * Returns the labels of the path to a field, such as `People 2`, `Name`. Ends at a field without fields of its own.
 */
function labelsOf(schema: Schema, [name, ...inner]: SiteProblem['field'], schemaOf: SchemaOf): string[] {
  const { label } = fieldTexts(schema)[name] ?? {};
  if (!label) return [];
  const [index] = inner;
  const next = schemaOf(schema.attributes[name].component ?? '');
  const rest = typeof index === 'number' ? inner.slice(1) : inner;
  return [typeof index === 'number' ? `${label} ${index + 1}` : label, ...(next ? labelsOf(next, rest, schemaOf) : [])];
}
