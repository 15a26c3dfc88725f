/** Signs in to the admin as its first administrator. The CMS allows few logins per minute: call this once per run. */
export async function adminToken(cms: string, email: string, password: string): Promise<string> {
  const login = await fetch(`${cms}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!login.ok) throw new Error(`The admin login answered ${login.status}`);
  return ((await login.json()) as { data: { token: string } }).data.token;
}
