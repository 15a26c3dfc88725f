import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { FORMS, LEAD_TYPES } from '../lead-types';
import type { FormName } from '../rules.generated';
import { findKeys, leadSources, type LeadSource } from './find-leads';
import { applyLeadChange, changedField, LEAD_CHANGE, type LeadChange, leadEvents, type LeadWork } from './lead-change';
import { LEAD_FILTER, type LeadFilter, parse } from './lead-filter';
import { addLeadEvents } from './lead-history';
import { findPeople, leadPermissions, namesOf, readableForms, userId } from './lead-permissions';

/** Leads of one type that change in one transaction. */
const BATCH_SIZE = 500;
const MAX_NAMED_LEADS = 500;
const MAX_MATCHING_LEADS = 10_000;
const NAMED_MESSAGE = `Select between 1 and ${MAX_NAMED_LEADS} leads.`;

const NAMED_LEADS = z
  .array(z.object({ form: z.enum(FORMS), documentId: z.string().min(1) }))
  .min(1)
  .max(MAX_NAMED_LEADS);

/** Leads by name, or by the filter of the list. `count` is the number that the user confirmed. */
type Selection = { count: number } & (
  { leads: z.output<typeof NAMED_LEADS> } | { leads?: undefined; filter: LeadFilter }
);
type Row = LeadWork & { id: number; documentId: string };

/**
 * `POST /leads/change` with `{ change, leads }` or `{ change, filter, count }`: changes the named leads, or all that
 * match the filter of the list. Requires the permission to update the field of each lead. Responds 409 and changes
 * nothing if the number of leads is not the one that the user confirmed.
 */
export async function changeLeads(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { change: sent, ...selected } = (ctx.request.body ?? {}) as Record<string, unknown>;
  const change = parse(LEAD_CHANGE, sent);
  if (typeof change === 'string') return void ctx.badRequest(change);
  const selection = parseSelection(selected);
  if (typeof selection === 'string') return void ctx.badRequest(selection);
  if (!mayChange(strapi, ctx, selection, change)) return void ctx.forbidden();

  const actor = userId(ctx);
  const found = await selectLeads(strapi, ctx, selection, changedField(change));
  const total = [...found.values()].reduce((sum, ids) => sum + ids.length, 0);
  if (total !== selection.count) return void ctx.conflict(countMismatch(selection.count, total));
  const problem = await ownerProblem(strapi, change, actor, [...found.keys()]);
  if (problem) return void ctx.badRequest(problem);

  let changed = 0;
  for (const [form, ids] of found) {
    for (let start = 0; start < ids.length; start += BATCH_SIZE) {
      const batch = ids.slice(start, start + BATCH_SIZE);
      const result = await applyChangeTo(strapi, LEAD_TYPES[form].uid, batch, change, actor);
      if (typeof result === 'object') {
        const nameOf = await namesOf(strapi, [result.takenBy]);
        return void ctx.conflict(`${nameOf(result.takenBy)} has already taken this lead. Load it again.`);
      }
      changed += result;
    }
  }
  // For the audit log. It names no lead.
  ctx.state.audit = { change: Object.entries(change)[0]?.join(' '), count: total };
  ctx.body = { data: { count: total, changed } };
}

/** Parses `{ leads }` or `{ filter, count }`. Returns a message for the user if it is invalid. */
function parseSelection({ leads, filter, count }: Record<string, unknown>): Selection | string {
  if (filter === undefined) {
    const { data: named } = NAMED_LEADS.safeParse(leads);
    if (!named) return NAMED_MESSAGE;
    const unique = new Map(named.map((lead) => [`${lead.form} ${lead.documentId}`, lead]));
    return { leads: [...unique.values()], count: unique.size };
  }
  if (typeof filter !== 'object' || filter === null || leads !== undefined) return 'Send leads or a filter.';
  if (!Number.isInteger(count) || Number(count) < 1 || Number(count) > MAX_MATCHING_LEADS) {
    return `Change between 1 and ${MAX_MATCHING_LEADS} leads at a time.`;
  }
  const parsed = parse(LEAD_FILTER, filter);
  return typeof parsed === 'string' ? parsed : { filter: parsed, count: Number(count) };
}

/** A user without the permission on any of the types gets 403, whatever is selected. */
function mayChange(strapi: Core.Strapi, ctx: Context, selection: Selection, change: LeadChange): boolean {
  const may = (form: FormName) => {
    const { can } = leadPermissions(strapi, ctx, form);
    return can.read() && can.update(undefined, changedField(change));
  };
  return selection.leads ? [...new Set(selection.leads.map(({ form }) => form))].every(may) : FORMS.some(may);
}

/**
 * Returns the row ids of the selected leads by form. Contains only leads that the user may read, and whose `field` the
 * user may update.
 */
async function selectLeads(
  strapi: Core.Strapi,
  ctx: Context,
  selection: Selection,
  field: string,
): Promise<Map<FormName, number[]>> {
  const filter = selection.leads ? LEAD_FILTER.parse({}) : selection.filter;
  const sources: LeadSource[] = [];
  for (const source of await leadSources(readableForms(strapi, ctx), filter, userId(ctx))) {
    const { form, permissions } = source;
    const named = selection.leads?.filter((lead) => lead.form === form).map(({ documentId }) => documentId);
    if (named?.length === 0 || permissions.cannot.update(undefined, field)) continue;
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

/** Returns why this owner cannot be chosen, or undefined. */
async function ownerProblem(strapi: Core.Strapi, change: LeadChange, actor: number, forms: FormName[]) {
  const owner = change.take ? actor : (change.owner ?? null);
  if (owner === null) return undefined;
  const person = (await findPeople(strapi)).find(({ id }) => id === owner);
  const missing = forms.find((form) => !person?.forms.includes(form));
  return missing && `Choose an active user who may read leads of the type “${LEAD_TYPES[missing].title}”.`;
}

const countMismatch = (confirmed: number, now: number) =>
  `You confirmed ${confirmed}, but ${now} can be changed now. Nothing was changed. Load the list again.`;

/**
 * Changes leads of one type, with their events, in one transaction. Returns how many differ afterwards. A lead that
 * another user has taken cannot be taken: then no lead changes and the result names the owner.
 */
async function applyChangeTo(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  ids: number[],
  change: LeadChange,
  actor: number,
): Promise<number | { takenBy: number }> {
  return strapi.db.transaction(async () => {
    const leads = await lockLeads(strapi, uid, { id: { $in: ids } });
    const taken = leads.find(({ owner }) => change.take && owner !== null && owner !== actor);
    if (taken) return { takenBy: Number(taken.owner) };
    const at = new Date();
    const events = [];
    const updates = new Map<string, { data: LeadWork; ids: number[] }>();
    for (const lead of leads) {
      const before = workOf(lead);
      const after = applyLeadChange(before, change, actor);
      const differences = leadEvents(before, after);
      if (differences.length === 0) continue;
      events.push(...differences.map((event) => ({ ...event, leadId: lead.documentId, author: actor, at })));
      const key = JSON.stringify(after);
      updates.set(key, { data: after, ids: [...(updates.get(key)?.ids ?? []), lead.id] });
    }
    // One statement for all leads that become alike, because updates with the document service take many seconds.
    // Strapi's `updateMany` does not set updatedAt.
    for (const { data, ids: alike } of updates.values()) {
      const where = { id: { $in: alike } };
      await strapi.db.query(uid).updateMany({ where, data: { ...data, updatedAt: at, updatedBy: actor } });
    }
    await addLeadEvents(strapi, events);
    return [...updates.values()].reduce((sum, { ids: alike }) => sum + alike.length, 0);
  });
}

/** Returns the fields of a row that colleagues change. */
export const workOf = ({ leadStatus, owner, followUpOn }: LeadWork): LeadWork => ({ leadStatus, owner, followUpOn });

/** Returns rows, locked until the transaction ends. Two users who take a lead at the same time wait for each other. */
export async function lockLeads(strapi: Core.Strapi, uid: UID.ContentType, where: object): Promise<Row[]> {
  return strapi.db.queryBuilder(uid).select('*').where(where).forUpdate().execute<Row[]>();
}
