import { z } from 'zod';
import { isOpen, LEAD_STATUSES, type LeadStatus } from '../lead-types';

export type LeadWork = { leadStatus: LeadStatus; owner: number | null; followUpOn: string | null };
export type LeadEvent = { kind: 'status' | 'owner' | 'follow-up'; before: string | null; after: string | null };

const CHANGE_MESSAGE = 'The change must have one of: status, reopen, take, owner, followUpOn.';
const EVENT_KINDS = { leadStatus: 'status', owner: 'owner', followUpOn: 'follow-up' } as const;

/** One change of a lead by a colleague. `take` makes the user the owner, if nobody else is. */
export const LEAD_CHANGE = z
  .strictObject(
    {
      status: z.enum(LEAD_STATUSES, `The status must be one of: ${LEAD_STATUSES.join(', ')}.`).optional(),
      reopen: z.literal(true, CHANGE_MESSAGE).optional(),
      take: z.literal(true, CHANGE_MESSAGE).optional(),
      owner: z.int(CHANGE_MESSAGE).nullable().optional(),
      followUpOn: z.iso.date('The follow-up must be a day, such as 2026-11-24.').nullable().optional(),
    },
    CHANGE_MESSAGE,
  )
  .refine((change) => Object.keys(change).length === 1, CHANGE_MESSAGE);
export type LeadChange = z.output<typeof LEAD_CHANGE>;

/** Returns the field whose update permission a change needs. */
export function changedField({ status, reopen, followUpOn }: LeadChange): keyof LeadWork {
  if (status || reopen) return 'leadStatus';
  return followUpOn === undefined ? 'owner' : 'followUpOn';
}

/**
 * Returns a lead after a change by the user `actor`. A lead that somebody takes, or that goes in progress, has an owner
 * and is no longer new. A lead that is closed or spam has no follow-up.
 */
export function applyLeadChange(lead: LeadWork, change: LeadChange, actor: number | null): LeadWork {
  const next = { ...lead };
  if (change.status) next.leadStatus = change.status;
  if (change.reopen && !isOpen(lead.leadStatus)) next.leadStatus = lead.owner === null ? 'new' : 'in progress';
  if (change.take) next.owner = actor;
  if (change.owner !== undefined) next.owner = change.owner;
  if (change.followUpOn !== undefined && isOpen(lead.leadStatus)) next.followUpOn = change.followUpOn;

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
