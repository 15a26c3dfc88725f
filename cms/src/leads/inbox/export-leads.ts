import { Readable } from 'node:stream';
import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';
import type { PermissionChecker } from '../../security/permissions';
import { fieldLabel } from '../lead-types';
import { FORM_RULES } from '../rules.generated';
import { findLeadEvents } from './lead-history';
import { namedForm, namesOf } from './lead-permissions';

const EXPORT_PAGE_SIZE = 500;
/** Without a byte order mark, spreadsheets do not detect UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A formula after characters that a reader does not see, or a line break. */
const FORMULA_START =
  /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

type Lead = { documentId: string; owner: number | null };

/**
 * `GET /leads/export/:plural`: streams all pages of the list as CSV, with its filters, search and sort order. Requires
 * the same permissions as the list, also for each field.
 */
export async function exportLeads(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const named = namedForm(strapi, ctx);
  if (!named) return void ctx.notFound();
  const { form, permissions, type } = named;
  if (permissions.cannot.read()) return void ctx.forbidden();
  const { filters, _q, sort = 'receivedAt:desc' } = await permissions.sanitizedQuery.read(ctx.query);
  const columns = [
    ...['receivedAt', 'leadStatus', 'owner', 'followUpOn'],
    ...Object.keys(FORM_RULES[form].fields),
    ...['sourcePage', 'privacyVersion', 'notes'],
  ];
  ctx.set('content-type', 'text/csv; charset=utf-8');
  ctx.set('content-disposition', `attachment; filename="${type.plural}-${new Date().toISOString().slice(0, 10)}.csv"`);
  ctx.body = Readable.from(csvLines(strapi, type.uid, { filters, _q, sort }, columns, permissions));
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

/** Returns a function with the owner's name and all notes of a lead, newest first, each with its time and author. */
async function workForExport(strapi: Core.Strapi, leads: Lead[]) {
  const notes = await findLeadEvents(strapi, {
    kind: 'note',
    leadId: { $in: leads.map(({ documentId }) => documentId) },
  });
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

export const csvLine = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Returns one CSV cell, quoted as in RFC 4180. Escapes a leading = + - @ to prevent CSV formula injection. */
export function csvCell(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : asText(value ?? '');
  const escaped = FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
