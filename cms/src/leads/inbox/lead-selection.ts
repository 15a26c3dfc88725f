import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { LEAD_TYPES } from '../lead-types';
import type { FormName } from '../rules.generated';
import { type LeadFilter, parseLeadFilter } from './all-leads-query';
import { findKeys } from './find-leads';
import { readableForms } from './lead-permissions';
import { leadSource, type LeadSource } from './lead-source';

const MAX_NAMED_LEADS = 500;
const MAX_MATCHING_LEADS = 10_000;

type Named = { form: FormName; documentId: string };
/** Leads by name, or by the filter of the list. `count` is the number that the user confirmed. */
export type Selection = { count: number } & ({ leads: Named[] } | { leads?: undefined; filter: LeadFilter });

/** Parses `{ leads }` or `{ filter, count }`. Returns a message for the user if it is invalid. */
export function parseSelection({ leads, filter, count }: Record<string, unknown>): Selection | string {
  if (filter === undefined) {
    if (!isNamedList(leads)) return `Select between 1 and ${MAX_NAMED_LEADS} leads.`;
    const unique = new Map(leads.map(({ form, documentId }) => [`${form} ${documentId}`, { form, documentId }]));
    return { leads: [...unique.values()], count: unique.size };
  }
  if (typeof filter !== 'object' || filter === null || leads !== undefined) return 'Send leads or a filter.';
  if (!Number.isInteger(count) || Number(count) < 1 || Number(count) > MAX_MATCHING_LEADS) {
    return `Change between 1 and ${MAX_MATCHING_LEADS} leads at a time.`;
  }
  const parsed = parseLeadFilter(filter as Record<string, unknown>);
  return typeof parsed === 'string' ? parsed : { filter: parsed, count: Number(count) };
}

/**
 * Returns the row ids of the selected leads by form. Contains only leads that the user may read, and whose `field` the
 * user may update.
 */
export async function selectLeads(
  strapi: Core.Strapi,
  ctx: Context,
  selection: Selection,
  field: string,
): Promise<Map<FormName, number[]>> {
  const me = (ctx.state.user as { id: number }).id;
  const filter = selection.leads ? (parseLeadFilter({}) as LeadFilter) : selection.filter;
  const sources: LeadSource[] = [];
  for (const readable of readableForms(strapi, ctx)) {
    const { form, permissions } = readable;
    const named = selection.leads?.filter((lead) => lead.form === form).map(({ documentId }) => documentId);
    if (named?.length === 0 || permissions.cannot.update(undefined, field)) continue;
    const source = await leadSource(readable, filter, me);
    if (!source) continue;
    const { filters: permitted } = await permissions.sanitizedQuery.update({});
    const chosen = named ? { documentId: { $in: named } } : {};
    sources.push({ ...source, where: { $and: [source.where, permitted ?? {}, chosen] } });
  }
  const found = new Map<FormName, number[]>();
  // One more than allowed, so that the count of a longer list differs from the confirmed one.
  for (const { form, id } of await findKeys(strapi, sources, { limit: MAX_MATCHING_LEADS + 1 })) {
    const ids = found.get(form);
    if (ids) ids.push(id);
    else found.set(form, [id]);
  }
  return found;
}

function isNamedList(value: unknown): value is Named[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_NAMED_LEADS) return false;
  return value.every((one: unknown) => {
    const { form, documentId } = (one ?? {}) as Partial<Record<keyof Named, unknown>>;
    return (
      typeof form === 'string' && Object.hasOwn(LEAD_TYPES, form) && typeof documentId === 'string' && documentId !== ''
    );
  });
}
