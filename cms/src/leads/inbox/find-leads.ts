import type { Core } from '@strapi/strapi';
import { LEAD_TYPES } from '../lead-types';
import { FORM_RULES, type FormName } from '../rules.generated';
import type { LeadFilter, LeadSort } from './lead-filter';
import type { ReadableForm } from './lead-permissions';

const SEARCHED_FIELDS = ['name', 'email', 'phone', 'organization', 'organizationName'];
const PHONE_DIGITS = 10;
const MIN_PHONE_DIGITS = 4;
const ORDER_BY_SQL: Record<LeadSort, string> = {
  'received:desc': 'received_at desc',
  'received:asc': 'received_at asc',
  'followUp:asc': 'follow_up_on is null, follow_up_on asc, received_at desc',
  'followUp:desc': 'follow_up_on is null, follow_up_on desc, received_at desc',
};

/** The leads of one form that match: the condition of the database query. */
export type LeadSource = ReadableForm & { where: object };

/**
 * Returns the leads of each form that match a filter. Leaves out a form where the filter uses a field that the user may
 * not read. A match would reveal its content.
 */
export async function leadSources(
  readable: readonly ReadableForm[],
  filter: LeadFilter & { sort?: LeadSort },
  me: number,
): Promise<LeadSource[]> {
  const sources = await Promise.all(readable.map((form) => leadSource(form, filter, me)));
  return sources.filter((source) => source !== undefined);
}

async function leadSource(
  { form, permissions }: ReadableForm,
  filter: LeadFilter & { sort?: LeadSort },
  me: number,
): Promise<LeadSource | undefined> {
  if (filter.form && filter.form !== form) return undefined;
  const needed = [
    (filter.status || filter.due) && 'leadStatus',
    filter.owner && 'owner',
    (filter.due || filter.sort?.startsWith('followUp')) && 'followUpOn',
    (filter.from || filter.to) && 'receivedAt',
  ];
  if (needed.some((field) => field && permissions.cannot.read(undefined, field))) return undefined;
  const searched = SEARCHED_FIELDS.filter(
    (field) => field in FORM_RULES[form].fields && permissions.can.read(undefined, field),
  );
  if (filter.q && searched.length === 0) return undefined;
  const { filters: permitted } = await permissions.sanitizedQuery.read({});
  const where = { $and: [permitted ?? {}, ...conditions(filter, me), searchCondition(filter.q, searched)] };
  return { form, permissions, where };
}

function conditions({ status, owner, due, from, to, today }: LeadFilter, me: number): object[] {
  const open = { leadStatus: { $in: ['new', 'in progress'] } };
  return [
    status ? { leadStatus: status } : {},
    owner ? { owner: owner === 'none' ? { $null: true } : owner === 'mine' ? me : owner } : {},
    due ? { ...open, followUpOn: due === 'due' ? { $lte: today } : { $lt: today } } : {},
    from ? { receivedAt: { $gte: from } } : {},
    to ? { receivedAt: { $lt: to } } : {},
  ];
}

function searchCondition(search: string, fields: readonly string[]): object {
  if (!search) return {};
  const digits = phoneDigits(search);
  const alternatives: object[] = fields.map((field) => ({ [field]: { $containsi: search } }));
  if (digits && fields.includes('phone')) alternatives.push({ phone: { $contains: digits } });
  return { $or: alternatives };
}

/** Returns the digits of a search for a phone number, as the form stores it: without spaces and country code. */
function phoneDigits(search: string): string | undefined {
  const digits = search.replaceAll(/[\s()+.-]/g, '');
  return /^\d+$/.test(digits) && digits.length >= MIN_PHONE_DIGITS ? digits.slice(-PHONE_DIGITS) : undefined;
}

/** Returns how many leads match in all sources. */
export async function countSources(strapi: Core.Strapi, sources: readonly LeadSource[]): Promise<number> {
  if (sources.length === 0) return 0;
  const [row] = await strapi.db.connection.count<Array<{ total: unknown }>>('* as total').from(union(strapi, sources));
  return Number(row?.total);
}

/** Returns one page of the leads in all sources, in order. One statement, so that the database sorts and limits. */
export async function findKeys(
  strapi: Core.Strapi,
  sources: readonly LeadSource[],
  { sort = 'received:desc', start = 0, limit }: { sort?: LeadSort; start?: number; limit: number },
): Promise<Array<{ form: FormName; id: number }>> {
  if (sources.length === 0) return [];
  // The form and the id make the order of equal times stable.
  const order = `${ORDER_BY_SQL[sort]}, form, id desc`;
  const query = strapi.db.connection.select('form', 'id').from(union(strapi, sources));
  return query.orderByRaw(order).offset(start).limit(limit);
}

function union({ db }: Core.Strapi, sources: readonly LeadSource[]) {
  const parts = sources.map(({ form, where }) => {
    const leads = db.queryBuilder(LEAD_TYPES[form].uid).select(['id', 'receivedAt', 'followUpOn']).where(where);
    const named = db.connection.raw('cast(? as text) as form', [form]);
    return db.connection.select(named, 'one.*').from(leads.getKnexQuery().as('one'));
  });
  return db.connection.queryBuilder().unionAll(parts).as('leads');
}
