import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';
import type { PermissionChecker } from '../../security/permissions';
import { LEAD_TYPES, MAX_NOTE_LENGTH } from '../lead-types';
import type { LeadEvent } from './lead-change';
import { namedForm, namesOf, userId } from './lead-permissions';

export const LEAD_EVENT_UID = 'api::lead-event.lead-event';
const MAX_SHOWN_EVENTS = 200;
/** The field whose read permission an event needs. */
const PERMISSION_FIELDS = { note: 'notes', status: 'leadStatus', owner: 'owner', 'follow-up': 'followUpOn' } as const;

type Kind = keyof typeof PERMISSION_FIELDS;
type StoredEvent = {
  id: number;
  leadId: string;
  at: string;
  author: number | null;
  kind: Kind;
  text: string | null;
  before: string | null;
  after: string | null;
};
type NewEvent = { leadId: string; author: number | null; at: Date } & ({ kind: 'note'; text: string } | LeadEvent);

/** Stores notes and changes of leads. They are never updated. */
export async function addLeadEvents(strapi: Core.Strapi, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await strapi.db.query(LEAD_EVENT_UID).createMany({ data: [...events] });
}

/** Returns the events that match, newest first. */
export async function findLeadEvents(strapi: Core.Strapi, where: object, limit?: number): Promise<StoredEvent[]> {
  const orderBy = [{ at: 'desc' }, { id: 'desc' }];
  return strapi.db.query(LEAD_EVENT_UID).findMany({ where, orderBy, limit });
}

/** Deletes the events of leads that no longer exist, however they were deleted. */
export async function deleteOrphanEvents(strapi: Core.Strapi): Promise<void> {
  const tableOf = (uid: UID.ContentType) => strapi.db.metadata.get(uid).tableName;
  const table = tableOf(LEAD_EVENT_UID);
  const orphans = strapi.db.getConnection(table);
  for (const leads of Object.values(LEAD_TYPES).map(({ uid }) => tableOf(uid))) {
    void orphans.whereNotExists((lead) =>
      lead
        .select(strapi.db.connection.raw('1'))
        .from(leads)
        .whereRaw('?? = ??', [`${leads}.document_id`, `${table}.lead_id`]),
    );
  }
  await orphans.delete();
}

/**
 * `GET /leads/:plural/:documentId/history`: returns the newest notes and changes of a lead, newest first, with the
 * names of authors and owners. `total` counts older ones too.
 */
export async function listHistory(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const found = await namedLead(strapi, ctx, ({ can }, lead) => can.read(lead));
  if (!found) return;
  const { lead, permissions } = found;
  const kinds = (Object.keys(PERMISSION_FIELDS) as Kind[]).filter((kind) =>
    permissions.can.read(lead, PERMISSION_FIELDS[kind]),
  );
  const where = { leadId: lead.documentId, kind: { $in: kinds } };
  const [events, total] = await Promise.all([
    findLeadEvents(strapi, where, MAX_SHOWN_EVENTS),
    strapi.db.query(LEAD_EVENT_UID).count({ where }),
  ]);
  ctx.body = { data: await withNames(strapi, events), total };
}

async function withNames(strapi: Core.Strapi, events: StoredEvent[]): Promise<object[]> {
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

/**
 * `POST /leads/:plural/:documentId/notes` with `{ text }`: adds a note. Requires the permission to update the field
 * `notes`.
 */
export async function addNote(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const found = await namedLead(strapi, ctx, ({ can }, lead) => can.read(lead) && can.update(lead, 'notes'));
  if (!found) return;
  const text = noteText((ctx.request.body as { text?: unknown } | undefined)?.text);
  if (text === undefined) return void ctx.badRequest(`A note is a text of up to ${MAX_NOTE_LENGTH} characters.`);
  await storeNote(strapi, found.type.uid, found.lead.documentId, { text, author: userId(ctx) });
  ctx.status = 201;
  ctx.body = { data: { added: true } };
}

/** Returns the lead in the URL. Responds 404 or 403 if there is none, or if the user may not do this with it. */
async function namedLead(
  strapi: Core.Strapi,
  ctx: Context,
  may: (permissions: PermissionChecker, lead?: object) => boolean,
) {
  const named = namedForm(strapi, ctx);
  if (!named) return void ctx.notFound();
  if (!may(named.permissions)) return void ctx.forbidden();
  const documentId = String(ctx.params.documentId);
  const lead: { documentId: string } | null = await strapi.db.query(named.type.uid).findOne({ where: { documentId } });
  if (!lead) return void ctx.notFound();
  return may(named.permissions, lead) ? { ...named, lead } : void ctx.forbidden();
}

/** Stores a note. It counts as a change of the lead, from which retention counts its days. */
export async function storeNote(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  { text, author }: { text: string; author: number | null },
): Promise<void> {
  const at = new Date();
  await strapi.db.transaction(async () => {
    await addLeadEvents(strapi, [{ kind: 'note', text, leadId: documentId, author, at }]);
    await strapi.db.query(uid).updateMany({ where: { documentId }, data: { updatedAt: at, updatedBy: author } });
  });
}

/** Returns a note as it is stored, or undefined if it is empty, too long or no text. */
export function noteText(sent: unknown): string | undefined {
  if (typeof sent !== 'string') return undefined;
  // PostgreSQL refuses a text with the first character.
  const text = sent.replaceAll('\u0000', '').replaceAll(/\r\n?/g, '\n').trim();
  return text !== '' && text.length <= MAX_NOTE_LENGTH ? text : undefined;
}
