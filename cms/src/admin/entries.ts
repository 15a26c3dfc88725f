import { adminApi, useAPIErrorHandler, useNotification } from '@strapi/strapi/admin';
import type { Change } from '../revisions/difference';

/** The content type of articles. */
export const ARTICLE_UID = 'api::article.article';
const PAGE_UID = 'api::page.page';
const SITE_UID = 'api::site.site';

/** The types whose entries are part of a release. */
export const SHIPPED_UIDS: readonly string[] = [PAGE_UID, SITE_UID];
/** The types that have checks, and that editors can schedule, with the noun for each in the texts. */
export const PUBLISHED_NOUNS: Readonly<Record<string, string>> = { [ARTICLE_UID]: 'article', [PAGE_UID]: 'page' };
/** The types with a preview, and their list of sections or blocks, if they have one. */
export const DYNAMIC_ZONES: Readonly<Record<string, string>> = {
  [ARTICLE_UID]: 'blocks',
  [PAGE_UID]: 'sections',
  [SITE_UID]: '',
};
/** The types with revisions, presence and a check for conflicting saves. */
export const EDITED_UIDS: readonly string[] = [ARTICLE_UID, ...SHIPPED_UIDS];

export const READ_PAGES = { action: 'plugin::content-manager.explorer.read', subject: PAGE_UID };
export const PUBLISH_ARTICLES = { action: 'plugin::content-manager.explorer.publish', subject: ARTICLE_UID };

export type Entry = { uid: string; documentId: string };

/** The values of the form that the panels read. */
export type EntryValues = {
  title?: string;
  slug?: string;
  firstPublishedAt?: string | null;
  lockVersion?: number | null;
  publishAt?: string | Date | null;
  unpublishAt?: string | Date | null;
};

/** Props that the content manager passes to a side panel. */
export type PanelProps = {
  model: string;
  documentId?: string;
  activeTab?: string;
  document?: { documentId?: string; status?: 'draft' | 'published' | 'modified'; updatedAt?: string };
};

/** Returns the path of an entry in the admin. */
export const entryPath = ({ uid, documentId = '' }: { uid: string; documentId?: string }): string =>
  uid === SITE_UID ? `/content-manager/single-types/${uid}` : `/content-manager/collection-types/${uid}/${documentId}`;

/** The content manager's cache tag of an entry. */
export const tagOf = ({ uid, documentId }: Entry) => ({
  type: 'Document' as const,
  id: uid === SITE_UID ? uid : `${uid}_${documentId}`,
});

export type ShippedSection = { index: number; uid: string; name: string; title: string };
export type Revision = { id: number; kind: string; at: string; userName: string | null };
type RevisionDetail = Revision & { changes: Change[]; missing: string[]; lockVersion: number | null };
type RevisionKey = Entry & { id: number };
type Notice = { type: 'success' | 'warning'; message: string };

/** The cache tags of an entry, and of an entry with the lists that show it. */
const tagsOf = (_result: unknown, _error: unknown, entry: Entry) => [tagOf(entry)];
const tagsWithLists = (_result: unknown, _error: unknown, entry: Entry) => [
  tagOf(entry),
  { type: 'Document' as const, id: `${entry.uid}_LIST` },
  'RecentDocumentList' as const,
];
const dataOf = <Data>({ data }: { data: Data }): Data => data;

/**
 * The endpoints of shipped text and revisions. They use the content manager's cache tags, so that its form shows a reset
 * immediately, and a save refreshes the list of revisions.
 */
const entriesApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document', 'RecentDocumentList'] }).injectEndpoints({
  endpoints: (build) => ({
    getShipped: build.query<{ sections: ShippedSection[] } | null, Entry>({
      query: ({ uid, documentId }) => `/shipped-text/${uid}/${documentId}`,
      transformResponse: dataOf<{ sections: ShippedSection[] } | null>,
      providesTags: tagsOf,
    }),
    resetToShipped: build.mutation<unknown, Entry & { section?: { index: number; uid: string } }>({
      query: ({ uid, documentId, section }) => ({
        url: `/shipped-text/${uid}/${documentId}/reset`,
        method: 'POST',
        data: { section },
      }),
      invalidatesTags: tagsWithLists,
    }),
    getRevisions: build.query<Revision[], Entry>({
      query: ({ uid, documentId }) => `/revisions/${uid}/${documentId}`,
      transformResponse: dataOf<Revision[]>,
      providesTags: tagsOf,
    }),
    getRevision: build.query<RevisionDetail, RevisionKey>({
      query: ({ uid, documentId, id }) => `/revisions/${uid}/${documentId}/${id}`,
      transformResponse: dataOf<RevisionDetail>,
      providesTags: tagsOf,
    }),
    restoreRevision: build.mutation<{ missing: string[] }, RevisionKey & { lockVersion: number | null }>({
      query: ({ uid, documentId, id, lockVersion }) => ({
        url: `/revisions/${uid}/${documentId}/${id}/restore`,
        method: 'POST',
        data: { lockVersion },
      }),
      transformResponse: dataOf<{ missing: string[] }>,
      invalidatesTags: tagsWithLists,
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
