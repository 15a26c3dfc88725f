type Lead = Record<string, unknown>;
type Stack = { cms: string; adminToken: string };

/** Returns the leads of one type from the sender `name` in the inbox, newest first. */
export async function leadsBy({ cms, adminToken }: Stack, uid: string, name: string): Promise<Lead[]> {
  const query = new URLSearchParams({ 'filters[name][$eq]': name, sort: 'receivedAt:DESC', pageSize: '100' });
  const response = await fetch(`${cms}/content-manager/collection-types/${uid}?${query}`, {
    headers: { authorization: `Bearer ${adminToken}` },
  });
  return ((await response.json()) as { results: Lead[] }).results;
}
