import { isLeadStatus, LEAD_STATUSES, type LeadStatus } from '../lead-statuses';
import { LEAD_TYPES } from '../lead-types';
import type { FormName } from '../rules.generated';

export type AllLeadsQuery = { page: number; status?: LeadStatus; form?: FormName; search: string };

const MAX_SEARCH = 200;
/** Limits the rows that one request reads: page × page size of each type. */
const MAX_PAGE = 1000;

const isForm = (value: unknown): value is FormName => typeof value === 'string' && Object.hasOwn(LEAD_TYPES, value);

/** Parses `?page=&status=&form=&q=`. Returns a message for the user if a value is invalid. */
export function parseAllLeadsQuery(query: Record<string, unknown>): AllLeadsQuery | string {
  const { page: pageText, status, form, q = '' } = query;
  const page = pageText ? Number(pageText) : 1;
  if (!Number.isInteger(page) || page < 1 || page > MAX_PAGE) {
    return `The page must be a number between 1 and ${MAX_PAGE}.`;
  }
  if (status && !isLeadStatus(status)) return `The status must be one of: ${LEAD_STATUSES.join(', ')}.`;
  if (form && !isForm(form)) return `The form must be one of: ${Object.keys(LEAD_TYPES).join(', ')}.`;
  if (typeof q !== 'string' || q.length > MAX_SEARCH) {
    return `The search must be a text of up to ${MAX_SEARCH} characters.`;
  }
  return {
    page,
    status: status ? (status as LeadStatus) : undefined,
    form: form ? (form as FormName) : undefined,
    search: q.trim(),
  };
}
