type Stack = { cms: string; adminToken: string };

const headers = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });

/** Creates an account with the role Editor. Returns the token of its session. */
export async function editorToken({ cms, adminToken }: Stack, firstname: string, lastname: string): Promise<string> {
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(cms + path, {
      method,
      headers: headers(adminToken),
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path} responded with ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { data: T }).data;
  };
  const roles = await call<Array<{ id: number; name: string }>>('GET', '/admin/roles');
  const role = roles.find(({ name }) => name === 'Editor')!;
  const email = `${firstname}.${Date.now()}@example.org`.toLowerCase();
  const { registrationToken } = await call<{ registrationToken: string }>('POST', '/admin/users', {
    ...{ email, firstname, lastname, roles: [role.id] },
  });
  const userInfo = { firstname, lastname, password: 'Only-for-tests-2' };
  return (await call<{ token: string }>('POST', '/admin/register', { registrationToken, userInfo })).token;
}
