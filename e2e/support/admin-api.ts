import type { Settings } from './settings.ts';

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
