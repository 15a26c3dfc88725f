import fs from 'node:fs';
import path from 'node:path';
import { type Admin, adminApi } from './admin-api.ts';

type Section = { __component: string; [field: string]: unknown };
export type PageEntry = { documentId: string; path: string; sections: Section[]; [field: string]: unknown };
type SiteEntry = { phone?: string | null; footer: object[]; navigation: Array<{ label: string; to?: string }> };

const IMAGE_FILE = path.resolve(import.meta.dirname, '../../web/public/icon-512.png');
const PAGES = '/content-manager/collection-types/api::page.page';
const STORIES = '/content-manager/collection-types/api::story.story';
const REDIRECTS = '/content-manager/collection-types/api::redirect.redirect';
const SITE = '/content-manager/single-types/api::site.site';

/** Calls the routes that the admin calls for pages, stories, redirects and the entry Site. */
export function pagesApi(admin: Admin) {
  const call = adminApi(admin);
  return {
    /** Returns the draft of the page at a path, without the ids of its components, so that it can be saved again. */
    async find(path: string): Promise<PageEntry> {
      const query = new URLSearchParams({ 'filters[path][$eq]': path });
      const { results } = await call<{ results: PageEntry[] }>('GET', `${PAGES}?${query}`);
      if (!results[0]) throw new Error(`The CMS has no page ${path}.`);
      const { data } = await call<{ data: PageEntry }>('GET', `${PAGES}/${results[0].documentId}`);
      return { ...data, sections: withoutIds(data.sections) as Section[] };
    },
    /** Creates and publishes a page. */
    async create(fields: Partial<PageEntry>): Promise<PageEntry> {
      const { data } = await call<{ data: PageEntry }>('POST', PAGES, fields);
      await call('POST', `${PAGES}/${data.documentId}/actions/publish`, {});
      return data;
    },
    async publish({ documentId }: PageEntry, fields: Partial<PageEntry>): Promise<void> {
      await call('PUT', `${PAGES}/${documentId}`, fields);
      await call('POST', `${PAGES}/${documentId}/actions/publish`, {});
    },
    save: ({ documentId }: PageEntry, fields: Partial<PageEntry>) => call('PUT', `${PAGES}/${documentId}`, fields),
    unpublish: ({ documentId }: PageEntry) => call('POST', `${PAGES}/${documentId}/actions/unpublish`, {}),
    /** Reports that the form of a page is open, as the form does every 20 seconds. */
    open: ({ documentId }: PageEntry) => call('POST', `/presence/api::page.page/${documentId}`),
    /** Returns the draft of the entry Site, without the ids of its components. */
    async findSite(): Promise<SiteEntry> {
      const { data } = await call<{ data: SiteEntry & { lockVersion?: number } }>('GET', SITE);
      // A test may save twice. The CMS rejects a save with an earlier version.
      delete data.lockVersion;
      return withoutIds(data) as SiteEntry;
    },
    async publishSite(fields: Partial<SiteEntry>): Promise<void> {
      await call('PUT', SITE, fields);
      await call('POST', `${SITE}/actions/publish`, {});
    },
    /** Creates a story, which is public immediately. Returns its document id. */
    createStory: async (fields: object) =>
      (await call<{ data: { documentId: string } }>('POST', STORIES, fields)).data.documentId,
    deleteStory: (documentId: string) => call('DELETE', `${STORIES}/${documentId}`),
    createRedirect: (fields: object) => call('POST', REDIRECTS, fields),
    /** Uploads an image with an alternative text to the media library. Returns its id. */
    async upload(alternativeText: string): Promise<number> {
      const body = new FormData();
      body.append('files', new Blob([fs.readFileSync(IMAGE_FILE)], { type: 'image/png' }), 'portrait.png');
      body.append('fileInfo', JSON.stringify({ alternativeText }));
      return (await call<[{ id: number }]>('POST', '/upload', body))[0].id;
    },
  };
}

/** Strapi rejects component ids of another version of the page. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== 'id');
  return Object.fromEntries(entries.map(([name, one]) => [name, withoutIds(one)]));
}
