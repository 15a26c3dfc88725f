import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { LEAD_TYPES } from '../lead-types';
import type { FormName } from '../rules.generated';
import { applyChangeTo } from './apply-change';
import { changedField, type LeadChange, parseLeadChange } from './lead-change';
import { leadPermissions } from './lead-permissions';
import { findPeople, namesOf } from './people';
import { type Selection, parseSelection, selectLeads } from './lead-selection';

/** Leads of one type that change in one transaction. */
const BATCH_SIZE = 500;

/**
 * `POST /leads/change` with `{ change, leads }` or `{ change, filter, count }`: changes the named leads, or all that
 * match the filter of the list. Requires the permission to update the field of each lead. Responds 409 and changes
 * nothing if the number of leads is not the one that the user confirmed.
 */
export async function changeLeads(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { change: sent, ...selected } = (ctx.request.body ?? {}) as Record<string, unknown>;
  const change = parseLeadChange(sent);
  if (typeof change === 'string') return void ctx.badRequest(change);
  const selection = parseSelection(selected);
  if (typeof selection === 'string') return void ctx.badRequest(selection);
  if (!mayChange(strapi, ctx, selection, change)) return void ctx.forbidden();

  const actor = (ctx.state.user as { id: number }).id;
  const found = await selectLeads(strapi, ctx, selection, changedField(change));
  const total = [...found.values()].reduce((sum, ids) => sum + ids.length, 0);
  if (total !== selection.count) return void ctx.conflict(countMismatch(selection.count, total));
  const problem = await ownerProblem(strapi, change, actor, [...found.keys()]);
  if (problem) return void ctx.badRequest(problem);

  let changed = 0;
  for (const [form, ids] of found) {
    for (let start = 0; start < ids.length; start += BATCH_SIZE) {
      const result = await applyChangeTo(
        strapi,
        LEAD_TYPES[form].uid,
        ids.slice(start, start + BATCH_SIZE),
        change,
        actor,
      );
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

/** A user without the permission on any of the types gets 403, whatever is selected. */
function mayChange(strapi: Core.Strapi, ctx: Context, selection: Selection, change: LeadChange): boolean {
  const forms = selection.leads ? selection.leads.map(({ form }) => form) : (Object.keys(LEAD_TYPES) as FormName[]);
  const may = [...new Set(forms)].map((form) => {
    const { can } = leadPermissions(strapi, ctx, LEAD_TYPES[form].uid);
    return can.read() && can.update(undefined, changedField(change));
  });
  return selection.leads ? may.every(Boolean) : may.some(Boolean);
}

/** Returns why this owner cannot be chosen, or undefined. */
async function ownerProblem(strapi: Core.Strapi, change: LeadChange, actor: number, forms: FormName[]) {
  const owner = 'take' in change ? actor : 'owner' in change ? change.owner : null;
  if (owner === null) return undefined;
  const person = (await findPeople(strapi)).find(({ id }) => id === owner);
  const missing = forms.find((form) => !person?.forms.includes(form));
  return missing && `Choose an active user who may read leads of the type “${LEAD_TYPES[missing].title}”.`;
}

const countMismatch = (confirmed: number, now: number) =>
  `You confirmed ${confirmed}, but ${now} can be changed now. Nothing was changed. Load the list again.`;
