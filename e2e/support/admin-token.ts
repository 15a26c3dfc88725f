/** Signs in to the admin as its first administrator. Returns the token. Call it once per run: the CMS limits logins. */
export async function adminToken(cms: string, email: string, password: string): Promise<string> {
  const login = await fetch(`${cms}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!login.ok) throw new Error(`The admin login responded with ${login.status}`);
  return ((await login.json()) as { data: { token: string } }).data.token;
}
