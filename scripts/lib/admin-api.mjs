/** Calls the admin of a CMS as its first administrator, or with the token of another account. */
export async function adminApi({ CMS_URL, ADMIN_EMAIL: email, ADMIN_PASSWORD: password }, sessionToken) {
  const send = async (method, path, body, headers) => {
    const response = await fetch(CMS_URL + path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${(await response.text()).slice(0, 200)}`);
    return response.json();
  };
  const token = sessionToken ?? (await send('POST', '/admin/login', { email, password })).data.token;
  const call = (method, path, body) => send(method, path, body, { authorization: `Bearer ${token}` });
  return Object.assign(call, { token });
}
