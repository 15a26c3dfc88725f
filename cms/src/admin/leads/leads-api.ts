import { adminApi } from '@strapi/strapi/admin';
import { LEAD_UIDS } from '../../leads/lead-types';
import type { LeadChange } from '../../leads/inbox/lead-change';
import type { LeadStatus } from '../../leads/lead-statuses';

export type Owner = { id: number; name: string };
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
export type Person = Owner & { forms: string[] };
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
export type ChangeRequest = LeadSelection & { change: LeadChange };

const CACHE_TAGS = ['Document', 'RecentDocumentList', 'LeadHistory', 'LeadPeople'] as const;

/** The inbox endpoints. They use the content manager's cache tags, so a change in one list refreshes the other. */
const leadsApi = adminApi.enhanceEndpoints({ addTagTypes: CACHE_TAGS }).injectEndpoints({
  endpoints: (build) => ({
    getAllLeads: build.query<AllLeads, string>({
      query: (search) => ({ url: `/leads/all?${search}`, method: 'GET' }),
      providesTags: [...LEAD_UIDS].map((uid) => ({ type: 'Document' as const, id: `${uid}_LIST` })),
      // Visitors add leads at any time. A cached list would not show them.
      keepUnusedDataFor: 0,
    }),
    getLeadPeople: build.query<{ data: Person[]; me: number }, void>({
      query: () => ({ url: '/leads/people', method: 'GET' }),
      providesTags: ['LeadPeople'],
    }),
    changeLeads: build.mutation<{ data: { count: number; changed: number } }, ChangeRequest>({
      query: (data) => ({ url: '/leads/change', method: 'POST', data }),
      // Also after an error: it means that the list is stale.
      invalidatesTags: [...CACHE_TAGS],
    }),
    getLeadHistory: build.query<{ data: HistoryEntry[]; total: number }, Lead>({
      query: ({ plural, documentId }) => ({ url: `/leads/${plural}/${documentId}/history`, method: 'GET' }),
      providesTags: ['LeadHistory'],
      keepUnusedDataFor: 0,
    }),
    addLeadNote: build.mutation<unknown, Lead & { text: string }>({
      query: ({ plural, documentId, text }) => ({
        ...{ url: `/leads/${plural}/${documentId}/notes`, method: 'POST', data: { text } },
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
