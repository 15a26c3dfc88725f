import { adminApi } from '@strapi/strapi/admin';
import { type Entry, tagOf } from '../pages/pages-api';

export type Part = { kind: 'same' | 'removed' | 'added'; text: string };
export type Change = { place: string[]; kind: 'changed' | 'added' | 'removed' | 'moved'; parts: Part[] };
export type RevisionMark = { id: number; kind: string; at: string; userName: string | null };
export type RevisionDetail = RevisionMark & { changes: Change[]; missing: string[]; lockVersion: number | null };
type RevisionKey = Entry & { id: number };

/** The endpoints of revisions. They use the content manager's cache tags, so that a save refreshes the list. */
const revisionsApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document', 'RecentDocumentList'] }).injectEndpoints({
  endpoints: (build) => ({
    getRevisions: build.query<RevisionMark[], Entry>({
      query: ({ uid, documentId }) => ({ url: `/revisions/${uid}/${documentId}`, method: 'GET' }),
      transformResponse: ({ data }: { data: RevisionMark[] }) => data,
      providesTags: (_result, _error, entry) => [tagOf(entry)],
    }),
    getRevision: build.query<RevisionDetail, RevisionKey>({
      query: ({ uid, documentId, id }) => ({ url: `/revisions/${uid}/${documentId}/${id}`, method: 'GET' }),
      transformResponse: ({ data }: { data: RevisionDetail }) => data,
      providesTags: (_result, _error, entry) => [tagOf(entry)],
    }),
    restoreRevision: build.mutation<{ missing: string[] }, RevisionKey & { lockVersion: number | null }>({
      query: ({ uid, documentId, id, lockVersion }) => ({
        ...{ url: `/revisions/${uid}/${documentId}/${id}/restore`, method: 'POST', data: { lockVersion } },
      }),
      transformResponse: ({ data }: { data: { missing: string[] } }) => data,
      invalidatesTags: (_result, _error, entry) => [
        tagOf(entry),
        { type: 'Document', id: `${entry.uid}_LIST` },
        'RecentDocumentList',
      ],
    }),
  }),
});

export const { useGetRevisionsQuery, useGetRevisionQuery, useRestoreRevisionMutation } = revisionsApi;
