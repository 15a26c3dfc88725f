import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { LEAD_EVENT_UID, type StoredLeadEvent } from './lead-event';
import { namedForm } from './lead-permissions';
import { namesOf } from './people';

const MAX_SHOWN_EVENTS = 200;
/** The field whose read permission an event needs. */
const PERMISSION_FIELDS = { note: 'notes', status: 'leadStatus', owner: 'owner', 'follow-up': 'followUpOn' } as const;

type Kind = keyof typeof PERMISSION_FIELDS;

/**
 * `GET /leads/:plural/:documentId/history`: returns the newest notes and changes of a lead, newest first, with the
 * names of authors and owners. `total` counts older ones too.
 */
export async function listHistory(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const named = namedForm(strapi, ctx);
  if (!named) return void ctx.notFound();
  const { type, permissions } = named;
  if (permissions.cannot.read()) return void ctx.forbidden();
  const documentId = String(ctx.params.documentId);
  const lead = await strapi.db.query(type.uid).findOne({ where: { documentId } });
  if (!lead) return void ctx.notFound();
  if (permissions.cannot.read(lead)) return void ctx.forbidden();
  const kinds = (Object.keys(PERMISSION_FIELDS) as Kind[]).filter((kind) =>
    permissions.can.read(lead, PERMISSION_FIELDS[kind]),
  );
  const where = { leadId: documentId, kind: { $in: kinds } };
  const events = strapi.db.query(LEAD_EVENT_UID);
  const [found, total] = await Promise.all([
    events.findMany({ where, orderBy: [{ at: 'desc' }, { id: 'desc' }], limit: MAX_SHOWN_EVENTS }) as Promise<
      StoredLeadEvent[]
    >,
    events.count({ where }),
  ]);
  ctx.body = { data: await withNames(strapi, found), total };
}

async function withNames(strapi: Core.Strapi, events: StoredLeadEvent[]): Promise<object[]> {
  const accounts = events.flatMap(({ author, kind, before, after }) =>
    [author, ...(kind === 'owner' ? [before, after] : [])].filter((id) => id !== null).map(Number),
  );
  const nameOf = await namesOf(strapi, accounts);
  return events.map(({ id, at, author, kind, text, before, after }) => {
    const value = (one: string | null) => (kind === 'owner' && one !== null ? nameOf(Number(one)) : one);
    const shown = kind === 'note' ? { text } : { before: value(before), after: value(after) };
    return { id, at, kind, author: author === null ? null : nameOf(author), ...shown };
  });
}
