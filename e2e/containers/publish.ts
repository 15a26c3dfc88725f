type Stack = { cms: string; adminToken: string };

const ARTICLES = '/content-manager/collection-types/api::article.article';

/** Publishes an article through the API of the admin, as an editor does. Returns its document id. */
export async function publishArticle(stack: Stack, title: string): Promise<string> {
  const slug = title.toLowerCase().replace(/\W+/g, '-');
  const created = await call(stack, 'POST', ARTICLES, { title, slug, content: 'Words.' });
  const { documentId } = ((await created.json()) as { data: { documentId: string } }).data;
  await call(stack, 'POST', `${ARTICLES}/${documentId}/actions/publish`, { title, slug, content: 'Words.' });
  return documentId;
}

export async function unpublishArticle(stack: Stack, id: string): Promise<void> {
  await call(stack, 'POST', `${ARTICLES}/${id}/actions/unpublish`, {});
}

async function call({ cms, adminToken }: Stack, method: string, path: string, body: object): Promise<Response> {
  const response = await fetch(cms + path, {
    method,
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path} responded with ${response.status}: ${await response.text()}`);
  return response;
}
