import type { UID } from '@strapi/strapi';
import type { FormName } from './rules.generated';

/** The values of `leadStatus` in the five lead types, in the usual order. */
export const LEAD_STATUSES = ['new', 'in progress', 'closed', 'spam'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export const isOpen = (status: LeadStatus): boolean => status === 'new' || status === 'in progress';

/** The most characters of a note. */
export const MAX_NOTE_LENGTH = 5000;

export type LeadType = {
  uid: UID.ContentType;
  /** The name in the URL: /api/<plural>/submit. */
  plural: string;
  title: string;
  /** The page of its form, used when the request does not name one. */
  page: string;
};

const leadType = <Name extends string>(name: Name, plural: string, title: string, page: string) =>
  ({ uid: `api::${name}.${name}`, plural, title, page }) as const;

/** The five lead types, by form name. */
export const LEAD_TYPES: Readonly<Record<FormName, LeadType>> = {
  demo: leadType('demo-request', 'demo-requests', 'Demo request', '/contact'),
  contact: leadType('contact-message', 'contact-messages', 'Contact message', '/contact_simple'),
  apply: leadType('join-application', 'join-applications', 'Join application', '/apply'),
  tellmore: leadType('tell-more-enquiry', 'tell-more-enquiries', 'Tell-more enquiry', '/tellmore'),
  trial: leadType('trial-request', 'trial-requests', 'Trial request', '/start-trial'),
};

/** The form names, in the usual order. */
export const FORMS = Object.keys(LEAD_TYPES) as FormName[];
export const LEAD_UIDS: ReadonlySet<string> = new Set(Object.values(LEAD_TYPES).map(({ uid }) => uid));

const SUBMIT_PATHS = new Set(Object.values(LEAD_TYPES).map(({ plural }) => `/api/${plural}/submit`));

/** Returns whether a path accepts leads. Their controllers read and limit the body. */
export const isSubmitPath = (path: string): boolean => SUBMIT_PATHS.has(path);

const SPECIAL_LABELS: Record<string, string> = {
  leadStatus: 'Status',
  receivedAt: 'Received',
  followUpOn: 'Follow-up',
  spamReason: 'Why spam',
};

/** Returns the label of a field: `preferredDate` becomes `Preferred date`. */
export function fieldLabel(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return SPECIAL_LABELS[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
