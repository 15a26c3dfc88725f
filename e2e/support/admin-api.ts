import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Settings } from './stack.ts';

export type Admin = { cms: string; adminToken: string };

const ARTICLES = '/content-manager/collection-types/api::article.article';

/** Returns a function that calls a route of the admin and returns its response. It throws on a status of an error. */
export function adminApi({ cms, adminToken }: Admin) {
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const isForm = body instanceof FormData;
    const response = await fetch(cms + path, {
      method,
      headers: {
        ...(adminToken && { authorization: `Bearer ${adminToken}` }),
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path} responded with ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
}

/** Signs in to the admin as its first administrator. Returns the token. Call it once per run: the CMS limits logins. */
export async function adminToken(cms: string, settings: Settings): Promise<string> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings;
  const call = adminApi({ cms, adminToken: '' });
  return (await call<{ data: { token: string } }>('POST', '/admin/login', { email, password })).data.token;
}

/** Creates an account with the role Editor. Returns the token of its session. */
export async function editorToken(admin: Admin, firstname: string, lastname: string): Promise<string> {
  const call = adminApi(admin);
  const { data: roles } = await call<{ data: Array<{ id: number; name: string }> }>('GET', '/admin/roles');
  const role = roles.find(({ name }) => name === 'Editor')!;
  const email = `${firstname}.${Date.now()}@example.org`.toLowerCase();
  const { data: user } = await call<{ data: { registrationToken: string } }>('POST', '/admin/users', {
    ...{ email, firstname, lastname, roles: [role.id] },
  });
  const { registrationToken } = user;
  const userInfo = { firstname, lastname, password: 'Only-for-tests-2' };
  const body = { registrationToken, userInfo };
  return (await call<{ data: { token: string } }>('POST', '/admin/register', body)).data.token;
}

/** Publishes an article as an editor does. Returns its document id. */
export async function publishArticle(admin: Admin, title: string, more: object = {}): Promise<string> {
  const fields = { title, slug: title.toLowerCase().replace(/\W+/g, '-'), content: 'Words.', ...more };
  const call = adminApi(admin);
  const { documentId } = (await call<{ data: { documentId: string } }>('POST', ARTICLES, fields)).data;
  await call('POST', `${ARTICLES}/${documentId}/actions/publish`, fields);
  return documentId;
}

export const unpublishArticle = (admin: Admin, id: string) =>
  adminApi(admin)('POST', `${ARTICLES}/${id}/actions/unpublish`, {});

/** Returns the document id of an article, published or not. */
export async function articleId(admin: Admin, slug: string): Promise<string> {
  const query = new URLSearchParams({ 'filters[slug][$eq]': slug });
  const { results } = await adminApi(admin)<{ results: [{ documentId: string }] }>('GET', `${ARTICLES}?${query}`);
  return results[0].documentId;
}

/** Returns the URL of a draft that the preview button of the admin opens. */
export async function previewUrl(admin: Admin, uid: string, documentId: string): Promise<string> {
  const path = `/content-manager/preview/url/${uid}?documentId=${documentId}&status=draft`;
  return (await adminApi(admin)<{ data: { url: string } }>('GET', path)).data.url;
}

type Section = { __component: string; [field: string]: unknown };
export type PageEntry = { documentId: string; path: string; sections: Section[]; [field: string]: unknown };

const IMAGE_FILE = path.resolve(import.meta.dirname, '../../web/public/icon-512.png');
const PAGES = '/content-manager/collection-types/api::page.page';
const STORIES = '/content-manager/collection-types/api::story.story';
const REDIRECTS = '/content-manager/collection-types/api::redirect.redirect';

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

/** The first load of a form is slow while other tests run. */
const LOAD_TIMEOUT_MS = 60_000;

/**
 * Opens a page of the admin and waits for its heading. It skips the login form, because the CMS allows few logins per
 * minute.
 */
export async function openAdmin(browser: Browser, cms: string, token: string, path: string): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'jwtToken', value: token, url: cms }]);
  const page = await context.newPage();
  await page.goto(cms + path);
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: LOAD_TIMEOUT_MS });
  return page;
}
