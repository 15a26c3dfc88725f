import { adminApi, useDocumentRBAC } from '@strapi/strapi/admin';
import type { LeadChange } from '../../leads/inbox/lead-change';
import { LEAD_TYPES, LEAD_UIDS, type LeadStatus } from '../../leads/lead-types';
import { useOutcomeNotice } from '../entries';

const FORMS = Object.entries(LEAD_TYPES).map(([form, type]) => ({ form, ...type }));
export type LeadForm = (typeof FORMS)[number];

/** Returns the form whose leads have this content type, or undefined for any other content type. */
export const leadForm = (uid: string): LeadForm | undefined => FORMS.find((form) => form.uid === uid);

/** A user with any of these permissions may open the inbox. */
export const READ_LEADS = FORMS.map(({ uid }) => ({
  action: 'plugin::content-manager.explorer.read',
  subject: uid,
}));

/** The path of the list of one form, and of a lead, in the admin. */
export const listPath = (uid: string) => `/content-manager/collection-types/${uid}`;
export const leadPath = ({ uid, documentId }: { uid: string; documentId: string }) => `${listPath(uid)}/${documentId}`;

type Owner = { id: number; name: string };
export type AnyLead = {
  uid: string;
  form: string;
  documentId: string;
  receivedAt?: string;
  leadStatus?: LeadStatus;
  owner?: Owner | null;
  followUpOn?: string | null;
  name?: string;
  organization?: string;
  email?: string;
  phone?: string;
};
export type AllLeads = {
  data: AnyLead[];
  pagination: { page: number; pageSize: number; pageCount: number; total: number };
  /** The fields that the user may change, by form. */
  fields: Record<string, string[]>;
};
export type HistoryEntry = {
  id: number;
  at: string;
  kind: 'note' | 'status' | 'owner' | 'follow-up';
  author: string | null;
  text?: string;
  before?: string | null;
  after?: string | null;
};
type Lead = { plural: string; documentId: string };
export type LeadSelection =
  { leads: Array<{ form: string; documentId: string }> } | { filter: Record<string, string>; count: number };

const CACHE_TAGS = ['Document', 'RecentDocumentList', 'LeadHistory', 'LeadPeople'] as const;

/** The inbox endpoints. They use the content manager's cache tags, so a change in one list refreshes the other. */
const leadsApi = adminApi.enhanceEndpoints({ addTagTypes: CACHE_TAGS }).injectEndpoints({
  endpoints: (build) => ({
    getAllLeads: build.query<AllLeads, string>({
      query: (search) => `/leads/all?${search}`,
      providesTags: [...LEAD_UIDS].map((uid) => ({ type: 'Document' as const, id: `${uid}_LIST` })),
      // Visitors add leads at any time. A cached list would not show them.
      keepUnusedDataFor: 0,
    }),
    getLeadPeople: build.query<{ data: Array<Owner & { forms: string[] }>; me: number }, void>({
      query: () => '/leads/people',
      providesTags: ['LeadPeople'],
    }),
    changeLeads: build.mutation<{ data: { changed: number } }, LeadSelection & { change: LeadChange }>({
      query: (data) => ({ url: '/leads/change', method: 'POST', data }),
      // Also after an error: it means that the list is stale.
      invalidatesTags: [...CACHE_TAGS],
    }),
    getLeadHistory: build.query<{ data: HistoryEntry[]; total: number }, Lead>({
      query: ({ plural, documentId }) => `/leads/${plural}/${documentId}/history`,
      providesTags: ['LeadHistory'],
      keepUnusedDataFor: 0,
    }),
    addLeadNote: build.mutation<unknown, Lead & { text: string }>({
      query: ({ plural, documentId, text }) => ({
        url: `/leads/${plural}/${documentId}/notes`,
        method: 'POST',
        data: { text },
      }),
      invalidatesTags: ['LeadHistory'],
    }),
  }),
});

export const {
  useGetAllLeadsQuery,
  useGetLeadPeopleQuery,
  useChangeLeadsMutation,
  useGetLeadHistoryQuery,
  useAddLeadNoteMutation,
} = leadsApi;

/**
 * Returns a function that changes leads, and whether it is busy. The function shows the outcome, with the number of
 * leads that are different now, and returns whether the request succeeded.
 */
export function useLeadChange() {
  const [send, { isLoading }] = useChangeLeadsMutation();
  const showOutcome = useOutcomeNotice();
  const change = async (request: LeadSelection & { change: LeadChange }, success: (count: number) => string) =>
    showOutcome(await send(request), ({ data: { changed } }) => ({
      type: 'success',
      message: changed === 0 ? 'Nothing had to change.' : success(changed),
    }));
  return [change, isLoading] as const;
}

/** Returns the fields of the open content type that the user may change. */
export const useChangeableFields = (): string[] =>
  useDocumentRBAC('Leads', ({ canUpdate, canUpdateFields }) => (canUpdate ? canUpdateFields : []));
