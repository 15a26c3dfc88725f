/** The values of `leadStatus` in the five lead types, in the usual order. */
export const LEAD_STATUSES = ['new', 'in progress', 'closed', 'spam'] as const;

export type LeadStatus = (typeof LEAD_STATUSES)[number];

export const isLeadStatus = (value: unknown): value is LeadStatus => LEAD_STATUSES.some((status) => status === value);
