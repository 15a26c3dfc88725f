import { asAdmin } from './admin.ts';
import type { RunningCms } from './start-cms.ts';

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
  const registered = await fetch(`${cms.url}/admin/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ registrationToken: user.registrationToken, userInfo }),
  });
  const { data } = (await registered.json()) as { data: { token: string } };
  const call = (method: string, path: string, body?: object) =>
    fetch(cms.url + path, {
      method,
      headers: { authorization: `Bearer ${data.token}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
  /** Returns the whole response. */
  const json = async <T>(method: string, path: string, body?: object) =>
    (await (await call(method, path, body)).json()) as T;
  return Object.assign(call, { json, token: data.token, id: user.id });
}
