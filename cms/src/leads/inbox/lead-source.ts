import { LEAD_TYPES } from '../lead-types';
import { FORM_RULES, type FormName } from '../rules.generated';
import type { LeadFilter } from './all-leads-query';
import type { ReadableForm } from './lead-permissions';

const SEARCHED_FIELDS = ['name', 'email', 'phone', 'organization', 'organizationName'];
const ORGANIZATION_FIELDS = ['organization', 'organizationName'];
const PHONE_DIGITS = 10;
const MIN_PHONE_DIGITS = 4;

/** The leads of one form that match: its type, and the condition of the database query. */
export type LeadSource = ReadableForm & { uid: (typeof LEAD_TYPES)[FormName]['uid']; where: object };

/** Returns the field of a form that names the visitor's organisation, or undefined. */
export const organizationField = (form: FormName): string | undefined =>
  ORGANIZATION_FIELDS.find((field) => field in FORM_RULES[form].fields);

/**
 * Returns the leads of one form that match a filter. Returns undefined if the filter uses a field that the user may not
 * read. A match would reveal its content.
 */
export async function leadSource(
  { form, permissions }: ReadableForm,
  filter: LeadFilter & { sort?: string },
  me: number,
): Promise<LeadSource | undefined> {
  if (filter.form && filter.form !== form) return undefined;
  const needed = [
    filter.status && 'leadStatus',
    filter.owner && 'owner',
    filter.due && 'leadStatus',
    (filter.due || filter.sort?.startsWith('followUp')) && 'followUpOn',
    (filter.from || filter.to) && 'receivedAt',
  ];
  if (needed.some((field) => field && permissions.cannot.read(undefined, field))) return undefined;
  const searched = SEARCHED_FIELDS.filter(
    (field) => field in FORM_RULES[form].fields && permissions.can.read(undefined, field),
  );
  if (filter.search && searched.length === 0) return undefined;
  const { filters: permitted } = await permissions.sanitizedQuery.read({});
  return {
    ...{ form, permissions, uid: LEAD_TYPES[form].uid },
    where: { $and: [permitted ?? {}, ...conditions(filter, me), searchCondition(filter.search, searched)] },
  };
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
  const alternatives = fields.map((field) => ({ [field]: { $containsi: search } }));
  return {
    $or: digits && fields.includes('phone') ? [...alternatives, { phone: { $contains: digits } }] : alternatives,
  };
}

/** Returns the digits of a search for a phone number, as the form stores it: without spaces and country code. */
function phoneDigits(search: string): string | undefined {
  const digits = search.replaceAll(/[\s()+.-]/g, '');
  return /^\d+$/.test(digits) && digits.length >= MIN_PHONE_DIGITS ? digits.slice(-PHONE_DIGITS) : undefined;
}
