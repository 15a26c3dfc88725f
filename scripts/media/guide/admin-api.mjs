/** Signs in as the first administrator. Returns the token of the session. */
export async function logIn({ CMS_URL, ADMIN_EMAIL: email, ADMIN_PASSWORD: password }) {
  const { data } = await send(`${CMS_URL}/admin/login`, 'POST', { email, password });
  return data.token;
}

/** Returns a function that calls the routes of the admin with this token. It has the token as a property. */
export function callAs({ CMS_URL }, token) {
  const call = (method, path, body) => send(CMS_URL + path, method, body, { authorization: `Bearer ${token}` });
  return Object.assign(call, { token });
}

/** Creates an account with the role Editor. Returns the token of its session. */
export async function newColleague(call, { firstname, lastname, email, password }) {
  const { data: roles } = await call('GET', '/admin/roles');
  const role = roles.find(({ name }) => name === 'Editor');
  const { data: user } = await call('POST', '/admin/users', { firstname, lastname, email, roles: [role.id] });
  const { data } = await call('POST', '/admin/register', {
    registrationToken: user.registrationToken,
    userInfo: { firstname, lastname, password },
  });
  return data.token;
}

/** Sends the contact form of the site. */
export async function sendLead({ SITE_URL }, lead) {
  const email = `${lead.name.split(' ')[0].toLowerCase()}@example.org`;
  const message = 'We would like to see it with our own data.';
  await send(`${SITE_URL}/forms/contact`, 'POST', { ...lead, email, phone: '9876543210', message });
}

/** Returns the value without the ids of its components. Strapi refuses those of another version. */
export function withoutIds(value) {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== 'id');
  return Object.fromEntries(entries.map(([name, one]) => [name, withoutIds(one)]));
}

async function send(url, method, body, headers) {
  const response = await fetch(url, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
