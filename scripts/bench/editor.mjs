const ENTRIES_PATH = '/content-manager/collection-types';
const ARTICLES_PATH = `${ENTRIES_PATH}/api::article.article`;

/** Logs in to the admin of `stack`. Returns functions that send an editor's requests. */
export async function editorOf({ cms, settings }) {
  const { token } = (
    await call(`${cms}/admin/login`, { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD })
  ).data;
  const send = (path, body) => call(cms + ARTICLES_PATH + path, body, token);
  const read = async (path) => (await fetch(cms + path, { headers: bearer(token) })).json();
  return {
    /** Publishes a new article and returns its id. */
    async publish(title) {
      const body = { title, slug: title.toLowerCase().replace(/\W+/g, '-'), content: 'Measured.' };
      const { documentId } = (await send('', body)).data;
      await send(`/${documentId}/actions/publish`, body);
      return documentId;
    },
    /** Publishes a change of an article. */
    change: (documentId, fields) => send(`/${documentId}/actions/publish`, fields),
    /** Returns the whole draft of the article with this slug. */
    find: async (slug) => (await read(`${ARTICLES_PATH}?filters[slug][$eq]=${slug}`)).results[0],
    /** Returns how many leads of a type the inbox contains. */
    countLeads: async (kind) => (await read(`${ENTRIES_PATH}/api::${kind}.${kind}?pageSize=1`)).pagination.total,
  };
}

const bearer = (token) => (token ? { authorization: `Bearer ${token}` } : {});

async function call(url, body, token) {
  const headers = { 'content-type': 'application/json', ...bearer(token) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok)
    throw new Error(`${url} responded with status ${response.status}: ${(await response.text()).slice(0, 200)}`);
  return response.json();
}
