import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';
import { addLeadEvents } from './lead-event';
import { namedForm } from './lead-permissions';
import { MAX_NOTE_LENGTH } from './note-limit';

/**
 * `POST /leads/:plural/:documentId/notes` with `{ text }`: adds a note. Requires the permission to update the field
 * `notes`.
 */
export async function addNote(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const named = namedForm(strapi, ctx);
  if (!named) return void ctx.notFound();
  const { type, permissions } = named;
  if (permissions.cannot.read() || permissions.cannot.update(undefined, 'notes')) return void ctx.forbidden();
  const text = noteText((ctx.request.body as { text?: unknown } | undefined)?.text);
  if (text === undefined) return void ctx.badRequest(`A note is a text of up to ${MAX_NOTE_LENGTH} characters.`);
  const lead = await strapi.db.query(type.uid).findOne({ where: { documentId: String(ctx.params.documentId) } });
  if (!lead) return void ctx.notFound();
  if (permissions.cannot.update(lead, 'notes')) return void ctx.forbidden();
  const author = (ctx.state.user as { id: number }).id;
  await storeNote(strapi, type.uid, String(lead.documentId), { text, author });
  ctx.status = 201;
  ctx.body = { data: { added: true } };
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
