import { adminApi } from '@strapi/strapi/admin';

const PAGE_UID = 'api::page.page';
const SITE_UID = 'api::site.site';

/** The types whose entries are part of a release. */
export const SHIPPED_UIDS: readonly string[] = [PAGE_UID, SITE_UID];
export const READ_PAGES = { action: 'plugin::content-manager.explorer.read', subject: PAGE_UID };

export type ShippedSection = { index: number; uid: string; name: string; title: string };
export type Entry = { uid: string; documentId: string };
type Reset = Entry & { section?: Pick<ShippedSection, 'index' | 'uid'> };

/** Returns the path of an entry in the admin. */
export const entryPath = ({ uid, documentId }: { uid: string; documentId?: string }): string =>
  uid === SITE_UID
    ? `/content-manager/single-types/${uid}`
    : `/content-manager/collection-types/${uid}/${documentId ?? ''}`;

/** The content manager's cache tag of an entry. */
export const tagOf = ({ uid, documentId }: Entry) => ({
  type: 'Document' as const,
  id: uid === SITE_UID ? uid : `${uid}_${documentId}`,
});

/**
 * The endpoints of shipped text. They use the content manager's cache tags, so that its form shows a reset immediately.
 */
const pagesApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document', 'RecentDocumentList'] }).injectEndpoints({
  endpoints: (build) => ({
    getShipped: build.query<{ sections: ShippedSection[] } | null, Entry>({
      query: ({ uid, documentId }) => ({ url: `/shipped-text/${uid}/${documentId}`, method: 'GET' }),
      transformResponse: ({ data }: { data: { sections: ShippedSection[] } | null }) => data,
      providesTags: (_result, _error, entry) => [tagOf(entry)],
    }),
    resetToShipped: build.mutation<unknown, Reset>({
      query: ({ uid, documentId, section }) => ({
        ...{ url: `/shipped-text/${uid}/${documentId}/reset`, method: 'POST', data: { section } },
      }),
      invalidatesTags: (_result, _error, entry) => [
        tagOf(entry),
        { type: 'Document', id: `${entry.uid}_LIST` },
        'RecentDocumentList',
      ],
    }),
  }),
});

export const { useGetShippedQuery, useResetToShippedMutation } = pagesApi;
