import { asAdmin } from './admin.ts';
import type { RunningCms } from './start-cms.ts';

const PASSWORD = 'Only-for-tests-2';

/** Creates a user with one role. Returns a function that sends requests as this user, with the id of the account. */
export async function asColleague(cms: RunningCms, role: string, firstname = role) {
  const admin = await asAdmin(cms);
  const { data: roles } = (await admin.call('GET', '/admin/roles')) as { data: Array<{ id: number; name: string }> };
  const found = roles.find(({ name }) => name === role);
  if (!found) throw new Error(`There is no role "${role}"`);
  const email = `${firstname.toLowerCase()}@example.org`;
  const { data: user } = (await admin.call('POST', '/admin/users', {
    ...{ email, firstname, lastname: 'Colleague', roles: [found.id] },
  })) as { data: { id: number; registrationToken: string } };
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
  return Object.assign(call, { token: data.token, id: user.id });
}
