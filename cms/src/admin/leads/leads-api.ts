import { adminApi } from '@strapi/strapi/admin';
import { LEAD_UIDS } from '../../leads/lead-types';
import type { LeadStatus } from '../../leads/lead-statuses';

export type AnyLead = {
  uid: string;
  form: string;
  documentId: string;
  receivedAt?: string;
  leadStatus?: LeadStatus;
  name?: string;
  organization?: string;
  email?: string;
  phone?: string;
};
export type AllLeads = {
  data: AnyLead[];
  pagination: { page: number; pageSize: number; pageCount: number; total: number };
};
type StatusChange = { uid: string; plural: string; documentIds: string[]; status: LeadStatus };

const document = (id: string) => ({ type: 'Document' as const, id });

/** The inbox endpoints. They use the content manager's cache tags, so a change in one list refreshes the other. */
const leadsApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document', 'RecentDocumentList'] }).injectEndpoints({
  endpoints: (build) => ({
    getAllLeads: build.query<AllLeads, string>({
      query: (search) => ({ url: `/leads/all?${search}`, method: 'GET' }),
      providesTags: [...LEAD_UIDS].map((uid) => document(`${uid}_LIST`)),
      // Visitors add leads at any time. A cached list would not show them.
      keepUnusedDataFor: 0,
    }),
    setLeadStatus: build.mutation<{ data: { count: number } }, StatusChange>({
      query: ({ plural, documentIds, status }) => ({
        ...{ url: `/leads/${plural}/status`, method: 'POST', data: { documentIds, status } },
      }),
      invalidatesTags: (_result, _error, { uid, documentIds }) => [
        document(`${uid}_LIST`),
        ...documentIds.map((id) => document(`${uid}_${id}`)),
        'RecentDocumentList',
      ],
    }),
  }),
});

export const { useGetAllLeadsQuery, useSetLeadStatusMutation } = leadsApi;
