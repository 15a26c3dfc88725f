import { adminApi, useAPIErrorHandler, useNotification } from '@strapi/strapi/admin';
import { type Entry, tagOf } from './entries';

export type ShippedSection = { index: number; uid: string; name: string; title: string };
export type Part = { kind: 'same' | 'removed' | 'added'; text: string };
export type Change = { place: string[]; kind: 'changed' | 'added' | 'removed' | 'moved'; parts: Part[] };
export type Revision = { id: number; kind: string; at: string; userName: string | null };
type RevisionDetail = Revision & { changes: Change[]; missing: string[]; lockVersion: number | null };
type RevisionKey = Entry & { id: number };
type Notice = { type: 'success' | 'warning'; message: string };

/** The cache tags of an entry and of the lists that show it. */
const tagsOf = (entry: Entry) => [
  tagOf(entry),
  { type: 'Document' as const, id: `${entry.uid}_LIST` },
  'RecentDocumentList' as const,
];

/**
 * The endpoints of shipped text and revisions. They use the content manager's cache tags, so that its form shows a reset
 * immediately, and a save refreshes the list of revisions.
 */
const entriesApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document', 'RecentDocumentList'] }).injectEndpoints({
  endpoints: (build) => ({
    getShipped: build.query<{ sections: ShippedSection[] } | null, Entry>({
      query: ({ uid, documentId }) => ({ url: `/shipped-text/${uid}/${documentId}`, method: 'GET' }),
      transformResponse: ({ data }: { data: { sections: ShippedSection[] } | null }) => data,
      providesTags: (_result, _error, entry) => [tagOf(entry)],
    }),
    resetToShipped: build.mutation<unknown, Entry & { section?: { index: number; uid: string } }>({
      query: ({ uid, documentId, section }) => ({
        url: `/shipped-text/${uid}/${documentId}/reset`,
        method: 'POST',
        data: { section },
      }),
      invalidatesTags: (_result, _error, entry) => tagsOf(entry),
    }),
    getRevisions: build.query<Revision[], Entry>({
      query: ({ uid, documentId }) => ({ url: `/revisions/${uid}/${documentId}`, method: 'GET' }),
      transformResponse: ({ data }: { data: Revision[] }) => data,
      providesTags: (_result, _error, entry) => [tagOf(entry)],
    }),
    getRevision: build.query<RevisionDetail, RevisionKey>({
      query: ({ uid, documentId, id }) => ({ url: `/revisions/${uid}/${documentId}/${id}`, method: 'GET' }),
      transformResponse: ({ data }: { data: RevisionDetail }) => data,
      providesTags: (_result, _error, entry) => [tagOf(entry)],
    }),
    restoreRevision: build.mutation<{ missing: string[] }, RevisionKey & { lockVersion: number | null }>({
      query: ({ uid, documentId, id, lockVersion }) => ({
        url: `/revisions/${uid}/${documentId}/${id}/restore`,
        method: 'POST',
        data: { lockVersion },
      }),
      transformResponse: ({ data }: { data: { missing: string[] } }) => data,
      invalidatesTags: (_result, _error, entry) => tagsOf(entry),
    }),
  }),
});

export const {
  useGetShippedQuery,
  useResetToShippedMutation,
  useGetRevisionsQuery,
  useGetRevisionQuery,
  useRestoreRevisionMutation,
} = entriesApi;

/**
 * Returns a function that shows the outcome of a request: the message of its error, or the notice, if there is one. It
 * returns whether the request succeeded.
 */
export function useOutcomeNotice() {
  const { toggleNotification } = useNotification();
  const { _unstableFormatAPIError: messageOf } = useAPIErrorHandler();
  return <Data>(result: { data: Data } | { error: unknown }, noticeOf?: (data: Data) => Notice): boolean => {
    if ('error' in result) toggleNotification({ type: 'danger', message: messageOf(result.error as never) });
    else if (noticeOf) toggleNotification(noticeOf(result.data));
    return !('error' in result);
  };
}
