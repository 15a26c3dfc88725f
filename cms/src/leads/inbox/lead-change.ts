import { isLeadStatus, LEAD_STATUSES, type LeadStatus } from '../lead-statuses';

/** A change of a lead by a colleague. `take` makes the user the owner, if nobody else is. */
export type LeadChange =
  { status: LeadStatus } | { reopen: true } | { take: true } | { owner: number | null } | { followUpOn: string | null };

export type LeadWork = { leadStatus: LeadStatus; owner: number | null; followUpOn: string | null };
export type LeadEvent = { kind: 'status' | 'owner' | 'follow-up'; before: string | null; after: string | null };

const DAY_PATTERN = /^\d{4}-\d\d-\d\d$/;
const EVENT_KINDS = { leadStatus: 'status', owner: 'owner', followUpOn: 'follow-up' } as const;

export const isOpen = (status: LeadStatus): boolean => status === 'new' || status === 'in progress';

/** Returns whether a value is a day of the calendar, as YYYY-MM-DD. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY_PATTERN.test(value)) return false;
  const date = new Date(`${value}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Parses the change of a request body. Returns a message for the user if it is invalid. */
export function parseLeadChange(sent: unknown): LeadChange | string {
  const entries = typeof sent === 'object' && sent !== null ? Object.entries(sent) : [];
  const [name, value] = entries[0] ?? [];
  if (entries.length !== 1) return 'The change must have one of: status, reopen, take, owner, followUpOn.';
  if (name === 'status') return isLeadStatus(value) ? { status: value } : statusMessage();
  if (name === 'reopen' && value === true) return { reopen: true };
  if (name === 'take' && value === true) return { take: true };
  if (name === 'owner' && (value === null || Number.isSafeInteger(value))) return { owner: value as number | null };
  if (name === 'followUpOn') {
    return value === null || isDay(value) ? { followUpOn: value } : 'The follow-up must be a day, such as 2026-11-24.';
  }
  return 'The change must have one of: status, reopen, take, owner, followUpOn.';
}

const statusMessage = () => `The status must be one of: ${LEAD_STATUSES.join(', ')}.`;

/** Returns the field whose update permission a change needs. */
export function changedField(change: LeadChange): keyof LeadWork {
  if ('status' in change || 'reopen' in change) return 'leadStatus';
  return 'followUpOn' in change ? 'followUpOn' : 'owner';
}

/**
 * Returns a lead after a change by the user `actor`. A lead that somebody takes, or that goes in progress, has an owner
 * and is no longer new. A lead that is closed or spam has no follow-up.
 */
export function applyLeadChange(lead: LeadWork, change: LeadChange, actor: number | null): LeadWork {
  const next = { ...lead };
  if ('status' in change) next.leadStatus = change.status;
  if ('reopen' in change && !isOpen(lead.leadStatus)) next.leadStatus = lead.owner === null ? 'new' : 'in progress';
  if ('take' in change) next.owner = actor;
  if ('owner' in change) next.owner = change.owner;
  if ('followUpOn' in change && isOpen(lead.leadStatus)) next.followUpOn = change.followUpOn;

  const starts = next.leadStatus === 'in progress' && lead.leadStatus !== 'in progress';
  if (starts && next.owner === null) next.owner = actor;
  if (next.leadStatus === 'new' && next.owner !== lead.owner && next.owner === actor && actor !== null) {
    next.leadStatus = 'in progress';
  }
  if (!isOpen(next.leadStatus)) next.followUpOn = null;
  return next;
}

/** Returns one event for each field that differs. */
export function leadEvents(before: LeadWork, after: LeadWork): LeadEvent[] {
  const text = (value: string | number | null) => (value === null ? null : String(value));
  return (['leadStatus', 'owner', 'followUpOn'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ kind: EVENT_KINDS[field], before: text(before[field]), after: text(after[field]) }));
}
