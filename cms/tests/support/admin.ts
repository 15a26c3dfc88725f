import fs from 'node:fs';
import path from 'node:path';
import { ARTICLES } from './entries.ts';
import type { RunningCms } from './start-cms.ts';

export type Admin = Awaited<ReturnType<typeof asAdmin>>;
type Json = Record<string, unknown>;
type Refused = { error: { message: string; details: { errors?: Array<{ path: string[] }> } } };
export type Uploaded = { id: number; documentId: string; url: string; formats: Record<string, { url: string }> };

/** An image that is large enough for several formats. */
const IMAGE_FILE = path.resolve(import.meta.dirname, '../../../web/public/icon-512.png');

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

/** Logs in to the admin. Returns the response. */
export const login = ({ url }: RunningCms, credentials: object, headers?: Record<string, string>): Promise<Response> =>
  sendJson(`${url}/admin/login`, 'POST', credentials, undefined, headers);

async function adminToken(cms: RunningCms): Promise<string> {
  const response = await login(cms, { email: cms.env.ADMIN_EMAIL, password: cms.env.ADMIN_PASSWORD });
  if (!response.ok) throw new Error(`The admin login answered ${response.status}`);
  return ((await response.json()) as { data: { token: string } }).data.token;
}

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

  /** Uploads the test image to the media library and returns the response. */
  function upload(name: string): Promise<Response> {
    const body = new FormData();
    body.append('files', new Blob([fs.readFileSync(IMAGE_FILE)], { type: 'image/png' }), name);
    return fetch(`${url}/upload`, { method: 'POST', body, headers: { authorization: `Bearer ${token}` } });
  }

  return {
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
    /** Creates an entry at the address of its type. Returns its document id. */
    create: async (at: string, fields: Json) => (await data<{ documentId: string }>('POST', at, fields)).documentId,
    createArticle: async (fields: Json) => (await data<{ documentId: string }>('POST', ARTICLES, fields)).documentId,
    updateArticle: (documentId: string, fields: Json) => call('PUT', `${ARTICLES}/${documentId}`, fields),
    publish: (documentId: string, fields: Json = {}) =>
      call('POST', `${ARTICLES}/${documentId}/actions/publish`, fields),
    unpublish: (documentId: string) => call('POST', `${ARTICLES}/${documentId}/actions/unpublish`, {}),
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
}

const PASSWORD = 'Only-for-tests-2';

export type Colleague = Awaited<ReturnType<typeof asColleague>>;

/** Creates a user with one role. Returns a function that sends requests as this user, with the id of the account. */
export async function asColleague(cms: RunningCms, role: string, firstname = role) {
  const admin = await asAdmin(cms);
  const roles = await admin.data<Array<{ id: number; name: string }>>('GET', '/admin/roles');
  const found = roles.find(({ name }) => name === role);
  if (!found) throw new Error(`There is no role "${role}"`);
  const email = `${firstname.toLowerCase()}@example.org`;
  const account = { email, firstname, lastname: 'Colleague', roles: [found.id] };
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
