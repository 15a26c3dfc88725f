import fs from 'node:fs';
import path from 'node:path';
import { ARTICLES } from './entries.ts';
import type { RunningCms } from './start-cms.ts';

export type Admin = Awaited<ReturnType<typeof asAdmin>>;
type Json = Record<string, unknown>;
type Refused = { error: { message: string; details: { errors?: Array<{ path: string[] }> } } };
export type Uploaded = { id: number; documentId: string; url: string; formats: Record<string, { url: string }> };

/** A PNG that is large enough for several formats. */
export const IMAGE = fs.readFileSync(path.resolve(import.meta.dirname, '../../../web/public/icon-512.png'));

/** Sends a request with a JSON body, as the user of this token. */
const sendJson = (url: string, method: string, body?: object, token?: string, headers: Record<string, string> = {}) =>
  fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
    body: body && JSON.stringify(body),
  });

/** Returns a function that sends requests as the user of this token. */
export const requestsAs =
  ({ url }: Pick<RunningCms, 'url'>, token: string) =>
  (method: string, path: string, body?: object) =>
    sendJson(url + path, method, body, token);

/** Uploads a file to the media library as the user of this token, or replaces one with `at`. */
export function uploadFile(
  { url }: Pick<RunningCms, 'url'>,
  token: string,
  name: string,
  type: string,
  content: string | Uint8Array<ArrayBuffer>,
  at = '/upload',
): Promise<Response> {
  const body = new FormData();
  body.append('files', new Blob([content], { type }), name);
  return fetch(url + at, { method: 'POST', body, headers: { authorization: `Bearer ${token}` } });
}

/** Logs in to the admin. Returns the response. */
export const login = ({ url }: RunningCms, credentials: object, headers?: Record<string, string>): Promise<Response> =>
  sendJson(`${url}/admin/login`, 'POST', credentials, undefined, headers);

async function adminToken(cms: RunningCms): Promise<string> {
  const response = await login(cms, { email: cms.env.ADMIN_EMAIL, password: cms.env.ADMIN_PASSWORD });
  if (!response.ok) throw new Error(`The admin login answered ${response.status}`);
  return ((await response.json()) as { data: { token: string } }).data.token;
}

/** The administrator of each CMS, because logins are limited. */
const admins = new WeakMap<RunningCms, Admin>();

/**
 * Logs in as administrator. Returns functions that call the same routes as the admin panel. They log in again when the
 * session has ended, because a test that advances the clock ends it.
 */
export async function asAdmin(cms: RunningCms) {
  const { url } = cms;
  let token = await adminToken(cms);

  async function send(method: string, path: string, body?: object): Promise<Response> {
    const response = await sendJson(url + path, method, body, token);
    if (response.status !== 401) return response;
    token = await adminToken(cms);
    return sendJson(url + path, method, body, token);
  }

  async function call(method: string, path: string, body?: object): Promise<Json> {
    const response = await send(method, path, body);
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Json;
  }

  /** Returns the `data` of the response. */
  const data = async <T>(method: string, path: string, body?: object) => (await call(method, path, body)).data as T;

  /** Creates an entry at the address of its type. Returns its document id. */
  const create = async (at: string, fields: Json) =>
    (await data<{ documentId: string }>('POST', at, fields)).documentId;
  const act = (at: string, action: string, fields: Json = {}) => call('POST', `${at}/actions/${action}`, fields);

  async function roleId(role: string): Promise<number> {
    const roles = await data<Array<{ id: number; name: string }>>('GET', '/admin/roles');
    return roles.find(({ name }) => name === role)!.id;
  }

  /** Uploads the test image to the media library and returns the response. */
  const upload = (name: string) => uploadFile(cms, token, name, 'image/png', IMAGE);

  const admin = {
    call,
    data,
    /** Sends a request that is refused with 400. Returns the message, and the path of the field or an empty string. */
    async refused(method: string, path: string, body: object = {}): Promise<{ message: string; field: string }> {
      const response = await send(method, path, body);
      if (response.status !== 400) throw new Error(`${method} ${path} answered ${response.status}, not 400`);
      const { error } = (await response.json()) as Refused;
      return { message: error.message, field: error.details.errors?.[0]?.path.join('.') ?? '' };
    },
    token,
    upload,
    uploadImage: async (name: string) => ((await (await upload(name)).json()) as [Uploaded])[0],
    create,
    /** Runs an action of the content manager on the entry at this address. */
    act,
    createArticle: (fields: Json) => create(ARTICLES, fields),
    updateArticle: (documentId: string, fields: Json) => call('PUT', `${ARTICLES}/${documentId}`, fields),
    publish: (documentId: string, fields?: Json) => act(`${ARTICLES}/${documentId}`, 'publish', fields),
    unpublish: (documentId: string) => act(`${ARTICLES}/${documentId}`, 'unpublish'),
    /** Creates an article with the title as its slug, and publishes it. Returns its document id. */
    async publishArticle(slug: string, fields: Json = {}): Promise<string> {
      const documentId = await create(ARTICLES, { title: slug, slug, content: 'x', ...fields });
      await act(`${ARTICLES}/${documentId}`, 'publish');
      return documentId;
    },
    removeFile: (id: number) => call('DELETE', `/upload/files/${id}`),
    roleId,
    /** Returns the address of the permissions of a role. */
    permissionsOf: async (role: string) => `/admin/roles/${await roleId(role)}/permissions`,
    /** Sets the alternative text of a file in the media library, and its focal point in percent. */
    async describe(id: number, alternativeText: string, focalPoint?: { x: number; y: number }): Promise<void> {
      const body = new FormData();
      body.append('fileInfo', JSON.stringify({ alternativeText, focalPoint }));
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`${url}/upload?id=${id}`, { method: 'POST', body, headers });
      if (!response.ok) throw new Error(`POST /upload?id=${id} answered ${response.status}`);
    },
    remove: (documentId: string) => call('DELETE', `${ARTICLES}/${documentId}`),
  };
  admins.set(cms, admin);
  return admin;
}

const PASSWORD = 'Only-for-tests-2';

export type Colleague = Awaited<ReturnType<typeof asColleague>>;

/** Creates a user with one role. Returns a function that sends requests as this user, with the id of the account. */
export async function asColleague(cms: RunningCms, role: string, firstname = role) {
  const admin = admins.get(cms) ?? (await asAdmin(cms));
  const email = `${firstname.toLowerCase()}@example.org`;
  const account = { email, firstname, lastname: 'Colleague', roles: [await admin.roleId(role)] };
  const user = await admin.data<{ id: number; registrationToken: string }>('POST', '/admin/users', account);
  const userInfo = { firstname, lastname: 'Colleague', password: PASSWORD };
  const registration = { registrationToken: user.registrationToken, userInfo };
  const registered = await sendJson(`${cms.url}/admin/register`, 'POST', registration);
  const { data } = (await registered.json()) as { data: { token: string } };
  const call = requestsAs(cms, data.token);
  /** Returns the whole response. */
  const json = async <T>(method: string, path: string, body?: object) =>
    (await (await call(method, path, body)).json()) as T;
  return Object.assign(call, { json, token: data.token, id: user.id });
}
