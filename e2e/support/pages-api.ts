import fs from 'node:fs';
import path from 'node:path';

type Section = { __component: string; [field: string]: unknown };
export type PageEntry = { documentId: string; path: string; sections: Section[]; [field: string]: unknown };
export type SiteEntry = { phone?: string | null; footer: object[]; navigation: Array<{ label: string; to?: string }> };
export type StoryFields = { title: string; description: string; image?: number; to?: string };
type Stack = { cms: string; adminToken: string };

const IMAGE_FILE = path.resolve(import.meta.dirname, '../../web/public/icon-512.png');
const PAGES_PATH = '/content-manager/collection-types/api::page.page';
const STORIES_PATH = '/content-manager/collection-types/api::story.story';
const REDIRECTS_PATH = '/content-manager/collection-types/api::redirect.redirect';
const SITE_PATH = '/content-manager/single-types/api::site.site';

/** Calls the routes that the admin calls for pages, stories, redirects and the entry Site. */
export function pagesApi({ cms, adminToken }: Stack) {
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(cms + path, {
      method,
      headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path} responded with ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  const callPages = <T>(method: string, path: string, body?: object) => call<T>(method, PAGES_PATH + path, body);

  return {
    /** Returns the draft of the page at a path, without the ids of its components, so that it can be saved again. */
    async find(path: string): Promise<PageEntry> {
      const query = new URLSearchParams({ 'filters[path][$eq]': path });
      const { results } = await callPages<{ results: PageEntry[] }>('GET', `?${query.toString()}`);
      if (!results[0]) throw new Error(`The CMS has no page ${path}.`);
      const { data } = await callPages<{ data: PageEntry }>('GET', `/${results[0].documentId}`);
      return { ...data, sections: withoutIds(data.sections) as Section[] };
    },
    /** Creates and publishes a page. */
    async create(fields: Partial<PageEntry>): Promise<PageEntry> {
      const { data } = await callPages<{ data: PageEntry }>('POST', '', fields);
      await callPages('POST', `/${data.documentId}/actions/publish`, {});
      return data;
    },
    async publish({ documentId }: PageEntry, fields: Partial<PageEntry>): Promise<void> {
      await callPages('PUT', `/${documentId}`, fields);
      await callPages('POST', `/${documentId}/actions/publish`, {});
    },
    async save({ documentId }: PageEntry, fields: Partial<PageEntry>): Promise<void> {
      await callPages('PUT', `/${documentId}`, fields);
    },
    /** Reports that the form of a page is open, as the form does every 20 seconds. */
    async open({ documentId }: PageEntry): Promise<void> {
      await call('POST', `/presence/api::page.page/${documentId}`);
    },
    /** Returns the draft of the entry Site, without the ids of its components. */
    async findSite(): Promise<SiteEntry> {
      const { data } = await call<{ data: SiteEntry & { lockVersion?: number } }>('GET', SITE_PATH);
      // A test may save twice. The CMS rejects a save with an earlier version.
      delete data.lockVersion;
      return withoutIds(data) as SiteEntry;
    },
    async publishSite(fields: Partial<SiteEntry>): Promise<void> {
      await call('PUT', SITE_PATH, fields);
      await call('POST', `${SITE_PATH}/actions/publish`, {});
    },
    /** Creates a story, which is public immediately. Returns its document id. */
    async createStory(fields: StoryFields): Promise<string> {
      return (await call<{ data: { documentId: string } }>('POST', STORIES_PATH, fields)).data.documentId;
    },
    createRedirect: (fields: object) => call('POST', REDIRECTS_PATH, fields),
    deleteStory: (documentId: string) => call('DELETE', `${STORIES_PATH}/${documentId}`),
    /** Uploads an image with an alternative text to the media library. Returns its id. */
    async upload(alternativeText: string): Promise<number> {
      const body = new FormData();
      body.append('files', new Blob([fs.readFileSync(IMAGE_FILE)], { type: 'image/png' }), 'portrait.png');
      body.append('fileInfo', JSON.stringify({ alternativeText }));
      const headers = { authorization: `Bearer ${adminToken}` };
      const response = await fetch(`${cms}/upload`, { method: 'POST', headers, body });
      if (!response.ok) throw new Error(`POST /upload responded with ${response.status}: ${await response.text()}`);
      return ((await response.json()) as Array<{ id: number }>)[0]!.id;
    },
    unpublish: ({ documentId }: PageEntry) => callPages('POST', `/${documentId}/actions/unpublish`, {}),
  };
}

/** Strapi rejects component ids of another version of the page. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== 'id');
  return Object.fromEntries(entries.map(([name, one]) => [name, withoutIds(one)]));
}
