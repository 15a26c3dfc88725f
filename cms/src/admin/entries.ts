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
