import { isLeadStatus, LEAD_STATUSES, type LeadStatus } from '../lead-statuses';
import { LEAD_TYPES } from '../lead-types';
import type { FormName } from '../rules.generated';
import { isDay } from './lead-change';

export type LeadFilter = {
  status?: LeadStatus;
  form?: FormName;
  owner?: 'mine' | 'none' | number;
  due?: (typeof DUE_FILTERS)[number];
  /** The start of the first day, and the end of the last day. */
  from?: Date;
  to?: Date;
  /** The day of the user, as YYYY-MM-DD. A follow-up is due on the day in the user's time zone. */
  today: string;
  search: string;
};
export type AllLeadsQuery = LeadFilter & { page: number; sort: (typeof SORT_ORDERS)[number] };

const DUE_FILTERS = ['due', 'overdue'] as const;
const SORT_ORDERS = ['received:desc', 'received:asc', 'followUp:asc', 'followUp:desc'] as const;
const MAX_SEARCH_LENGTH = 200;
const MAX_PAGE = 1000;
const UTC_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;

const isForm = (value: unknown): value is FormName => typeof value === 'string' && Object.hasOwn(LEAD_TYPES, value);
const isOneOf = <T extends string>(all: readonly T[], value: unknown): value is T => all.some((one) => one === value);
const isUtcTime = (value: unknown): value is string =>
  typeof value === 'string' && UTC_TIME.test(value) && !Number.isNaN(Date.parse(value));
const isOwner = (value: unknown) => value === 'mine' || value === 'none' || /^[1-9]\d{0,8}$/.test(String(value));

/** Parses the filters and the search of the list. Returns a message for the user if a value is invalid. */
export function parseLeadFilter(query: Record<string, unknown>): LeadFilter | string {
  const { status, form, owner, due, from, to, today, q = '' } = query;
  if (status && !isLeadStatus(status)) return `The status must be one of: ${LEAD_STATUSES.join(', ')}.`;
  if (form && !isForm(form)) return `The form must be one of: ${Object.keys(LEAD_TYPES).join(', ')}.`;
  if (owner && (typeof owner !== 'string' || !isOwner(owner))) return 'The owner must be mine, none or a number.';
  if (due && !isOneOf(DUE_FILTERS, due)) return `The due must be one of: ${DUE_FILTERS.join(', ')}.`;
  if (from && !isUtcTime(from)) return 'The from must be a time in UTC, such as 2026-11-24T00:00:00Z.';
  if (to && !isUtcTime(to)) return 'The to must be a time in UTC, such as 2026-11-24T00:00:00Z.';
  if (today && !isDay(today)) return 'The today must be a day, such as 2026-11-24.';
  if (typeof q !== 'string' || q.length > MAX_SEARCH_LENGTH) {
    return `The search must be a text of up to ${MAX_SEARCH_LENGTH} characters.`;
  }
  return {
    status: (status || undefined) as LeadStatus | undefined,
    form: (form || undefined) as FormName | undefined,
    owner: owner === 'mine' || owner === 'none' ? owner : owner ? Number(owner) : undefined,
    due: (due || undefined) as LeadFilter['due'],
    from: from ? new Date(from as string) : undefined,
    to: to ? new Date(to as string) : undefined,
    today: (today || new Date().toISOString().slice(0, 10)) as string,
    // PostgreSQL refuses a text with this character.
    search: q.replaceAll('\u0000', '').trim(),
  };
}

/** Parses the filters, `page` and `sort`. Returns a message for the user if a value is invalid. */
export function parseAllLeadsQuery(query: Record<string, unknown>): AllLeadsQuery | string {
  const page = query.page ? Number(query.page) : 1;
  if (!Number.isInteger(page) || page < 1 || page > MAX_PAGE) {
    return `The page must be a number between 1 and ${MAX_PAGE}.`;
  }
  const sort = query.sort || SORT_ORDERS[0];
  if (!isOneOf(SORT_ORDERS, sort)) return `The sort must be one of: ${SORT_ORDERS.join(', ')}.`;
  const filter = parseLeadFilter(query);
  return typeof filter === 'string' ? filter : { ...filter, page, sort };
}
