import { LEAD_TYPES, type LeadType } from '../../leads/lead-types';

const READ_ACTION = 'plugin::content-manager.explorer.read';

/** Returns the lead type with this UID, or undefined for any other content type. */
export const leadType = (uid: string): LeadType | undefined =>
  Object.values(LEAD_TYPES).find((type) => type.uid === uid);

/** Returns the name of the form of a lead type. */
export const formOf = (type: LeadType): string =>
  String(Object.entries(LEAD_TYPES).find(([, { uid }]) => uid === type.uid)?.[0]);

/** A user with any of these permissions may open the inbox. */
export const READ_LEADS = Object.values(LEAD_TYPES).map(({ uid }) => ({ action: READ_ACTION, subject: uid }));

export const listPath = (uid: string) => `/content-manager/collection-types/${uid}`;

export const leadPath = ({ uid, documentId }: { uid: string; documentId: string }) => `${listPath(uid)}/${documentId}`;
