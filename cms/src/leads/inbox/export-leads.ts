import { Readable } from 'node:stream';
import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';
import { FORM_RULES } from '../rules.generated';
import { csvLine } from './csv';
import { fieldLabel } from './field-label';
import type { PermissionChecker } from '../../security/permission-checker';
import { LEAD_EVENT_UID, type StoredLeadEvent } from './lead-event';
import { namedForm } from './lead-permissions';
import { namesOf } from './people';

const EXPORT_PAGE_SIZE = 500;
/** Without a byte order mark, spreadsheets do not detect UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * `GET /leads/export/:plural`: streams all pages of the list as CSV, with its filters, search and sort order. Requires
 * the same permissions as the list, also for each field.
 */
export async function exportLeads(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const named = namedForm(strapi, ctx);
  if (!named) return void ctx.notFound();
  const { form, permissions } = named;
  const { uid, plural } = named.type;
  if (permissions.cannot.read()) return void ctx.forbidden();
  const { filters, _q, sort } = await permissions.sanitizedQuery.read(ctx.query);
  const columns = [
    'receivedAt',
    'leadStatus',
    'owner',
    'followUpOn',
    ...Object.keys(FORM_RULES[form].fields),
    'sourcePage',
    'privacyVersion',
    'notes',
  ];
  ctx.set('content-type', 'text/csv; charset=utf-8');
  ctx.set('content-disposition', `attachment; filename="${plural}-${new Date().toISOString().slice(0, 10)}.csv"`);
  ctx.body = Readable.from(
    csvLines(strapi, uid, { filters, _q, sort: sort ?? 'receivedAt:desc' }, columns, permissions),
  );
}

async function* csvLines(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  query: object,
  columns: string[],
  permissions: PermissionChecker,
) {
  yield BYTE_ORDER_MARK + csvLine(columns.map(fieldLabel));
  for (let start = 0; ; start += EXPORT_PAGE_SIZE) {
    const leads = await strapi.documents(uid).findMany({ ...query, start, limit: EXPORT_PAGE_SIZE } as never);
    const written = await workForExport(strapi, leads as never);
    for (const lead of leads) {
      const readable = await permissions.sanitizeOutput({ ...lead, ...written(lead as never) });
      yield csvLine(columns.map((column) => readable[column]));
    }
    if (leads.length < EXPORT_PAGE_SIZE) return;
  }
}

type Lead = { documentId: string; owner: number | null };

/** Returns a function with the owner's name and all notes of a lead, newest first, each with its time and author. */
async function workForExport(strapi: Core.Strapi, leads: Lead[]) {
  const where = { kind: 'note', leadId: { $in: leads.map(({ documentId }) => documentId) } };
  const orderBy = [{ at: 'desc' }, { id: 'desc' }];
  const notes = (await strapi.db.query(LEAD_EVENT_UID).findMany({ where, orderBy })) as StoredLeadEvent[];
  const accounts = [...leads.map(({ owner }) => owner), ...notes.map(({ author }) => author)];
  const nameOf = await namesOf(
    strapi,
    accounts.filter((id) => id !== null),
  );
  const byLead = new Map<string, string[]>();
  for (const { leadId, at, author, text } of notes) {
    const head = `${new Date(at).toISOString()} ${author === null ? '' : nameOf(author)}`.trim();
    byLead.set(leadId, [...(byLead.get(leadId) ?? []), `${head}: ${text}`]);
  }
  return ({ documentId, owner }: Lead) => ({
    owner: owner === null ? null : nameOf(owner),
    notes: byLead.get(documentId)?.join('\n\n') ?? null,
  });
}
