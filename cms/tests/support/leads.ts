import { clientIpSignature } from '../../src/leads/client-ip.ts';
import { type Row, sql } from './database.ts';
import type { RunningCms } from './start-cms.ts';
import VALID from './valid-leads.json' with { type: 'json' };

/** One valid entry of each form, by the plural in its URL. */
export { VALID };

export type Plural = keyof typeof VALID;
export const PLURALS = Object.keys(VALID) as Plural[];

type Fields = Record<string, string | readonly string[]>;

export function multipart(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of typeof value === 'string' ? [value] : value) form.append(name, one);
  }
  return form;
}

let visitors = 0;

/**
 * Sends a form like the site, each time with another visitor IP. `headers` can override it. `now` is the time of the
 * clock of the CMS.
 */
export function submit(
  cms: RunningCms,
  plural: Plural,
  body: BodyInit,
  headers: Record<string, string> = {},
  now = Date.now(),
) {
  visitors += 1;
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const visitor = headers['x-client-ip'] ?? address;
  return fetch(`${cms.url}/api/${plural}/submit`, {
    method: 'POST',
    body,
    headers: {
      'x-client-ip': visitor,
      'x-client-ip-signature': clientIpSignature(visitor, String(cms.env.CMS_TOKEN), Math.floor(now / 60_000)),
      ...headers,
    },
  });
}

/** Sends a valid entry of a form with these changes. */
export const sendForm = (cms: RunningCms, plural: Plural, change: Fields = {}, headers?: Record<string, string>) =>
  submit(cms, plural, multipart({ ...VALID[plural], ...change }), headers);

/** Returns the stored rows of a table, oldest first. */
export const rows = (cms: RunningCms, table: string): Row[] => sql(cms, `select * from ${table} order by id`);

export const tableOf = (plural: Plural) => plural.replaceAll('-', '_');

/** Returns the message of a refused request. */
export const messageOf = async (response: Response) =>
  ((await response.json()) as { error: { message: string } }).error.message;
