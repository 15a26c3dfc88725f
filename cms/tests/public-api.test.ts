import qs from 'qs';
import { describe, expect, it } from 'vitest';
import { asAdmin, requestsAs } from './support/admin.ts';
import { AUTHORS, HERO, PAGES } from './support/entries.ts';
import { startCms } from './support/start-cms.ts';

const encode = (query: object) => qs.stringify(query, { encodeValuesOnly: true });
const LIST_QUERY = encode({
  ...{ populate: '*', sort: 'publishedAt:desc' },
  ...{ pagination: { page: 1, pageSize: 12 }, filters: { publishedAt: { $notNull: true } } },
});
const populate = { cover: true, author: { populate: { avatar: true } }, category: true, tags: true };
const articleQuery = (slug: string) =>
  encode({ filters: { slug: { $eq: slug } }, populate: { ...populate, blocks: { populate: '*' } } });

/** The fields that the author page shows too. */
const AUTHOR = { name: 'Meera Iyer', slug: 'meera-iyer', bio: 'Counts wells.' };

const cms = await startCms();
const admin = await asAdmin(cms);
const author = await admin.create(AUTHORS, { name: AUTHOR.name, bio: AUTHOR.bio });
const published = await admin.publishArticle('out-in-the-open', {
  ...{ title: 'Out in the open', language: 'hi', content: 'Published words.' },
  author: { connect: [{ documentId: author }] },
  blocks: [{ __component: 'shared.quote', body: 'A quote', author: 'Somebody' }],
  seo: { metaTitle: 'In the search engine' },
});
// The draft of a published article, with unpublished text.
await admin.updateArticle(published, { content: 'Secret words.' });
await admin.createArticle({ title: 'Secret plan', slug: 'secret-plan', content: 'Secret words.' });
await admin.create(PAGES, { title: 'Secret page', path: '/secret', sections: [{ ...HERO, title: 'Secret words' }] });

type Found = { data: Array<Record<string, unknown>>; meta: { pagination?: object; images?: object[] } };
const find = async (query: string) => (await (await cms.read(`articles?${query}`)).json()) as Found;
const text = async (query: string, headers?: Record<string, string>) => {
  const response = await cms.read(query, headers);
  return { status: response.status, body: await response.text() };
};

describe('the two queries of the site', () => {
  it('returns the list in the format of Strapi 5', async () => {
    const { data, meta } = await find(LIST_QUERY);
    expect(data.map(({ slug }) => slug)).toEqual(['out-in-the-open']);
    expect(data[0]).toMatchObject({ title: 'Out in the open', language: 'hi', author: AUTHOR, cover: null, tags: [] });
    expect(meta).toEqual({ pagination: { page: 1, pageSize: 12, pageCount: 1, total: 1 } });
  });

  it('returns one article with everything that its page shows', async () => {
    const { data } = await find(articleQuery('out-in-the-open'));
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      content: 'Published words.',
      language: 'hi',
      author: { ...AUTHOR, avatar: null },
      blocks: [{ __component: 'shared.quote', body: 'A quote' }],
      seo: { metaTitle: 'In the search engine' },
    });
  });

  it('returns the dimensions of the images that the text references, and of no others', async () => {
    const [shown, unused] = [await admin.uploadImage('in-the-text.png'), await admin.uploadImage('nowhere.png')];
    await admin.describe(shown.id, 'Two women at a well');
    const { small } = shown.formats;
    const body = `<img src="${shown.url}"> <img src="/uploads/no_such.png">`;
    const blocks = [{ __component: 'shared.rich-text', body }];
    const id = await admin.publishArticle('with-images', { content: `![A](${small?.url})`, blocks });
    const { meta } = await find(articleQuery('with-images'));
    const { documentId, url, formats } = shown;
    const size = { width: 512, height: 512 };
    expect(meta.images).toEqual([{ documentId, url, alternativeText: 'Two women at a well', ...size, formats }]);
    expect(JSON.stringify(meta)).not.toContain(unused.url);
    expect(Object.keys((await find(LIST_QUERY)).meta)).toEqual(['pagination']);
    await admin.remove(id);
    expect(await find(articleQuery('with-images'))).toMatchObject({ data: [] });
  });
});

describe('private data', () => {
  const paths = [
    ...['articles', `articles?${LIST_QUERY}`, 'authors', 'categories', 'tags', 'users', 'upload/files'],
    ...['upload/folders', 'users-permissions/roles', 'content-type-builder/content-types', 'i18n/locales', 'crumbs'],
    ...['revisions', 'pages', 'page', 'pages?status=draft', 'site-content', 'site-content?status=draft'],
  ];
  const isReadable = (path: string) => /^(articles|site-content)/.test(path);
  it.each(paths)('is not returned by %s without a token or to a wrong one, or to the read token', async (path) => {
    const tokens = [{}, { authorization: 'Bearer wrong' }, ...(isReadable(path) ? [] : [undefined])];
    for (const headers of tokens) {
      const { status, body } = await text(path, headers);
      // The status tells a host that CMS_TOKEN is wrong.
      expect(headers && isReadable(path) && 'authorization' in headers ? [401] : [401, 403, 404]).toContain(status);
      expect(body).not.toMatch(/Out in the open|Secret|Meera/);
    }
  });

  it('is not available by registration', async () => {
    const account = { username: 'x', email: 'x@example.org', password: 'Long-enough-1' };
    expect((await requestsAs(cms, '')('POST', '/api/auth/local/register', account)).ok).toBe(false);
  });
});

describe('drafts', () => {
  const SECRET_PLAN = articleQuery('secret-plan');
  it.each([
    ...['articles?status=draft', 'articles?status=modified', 'articles?status[]=draft'],
    ...['articles?locale=*&status=draft', 'previews/articles/1'],
    ...['articles?publicationState=preview', 'articles?status=published&status=draft', 'articles?_q=secret'],
    ...['articles?filters[publishedAt][$null]=true', 'articles?filters[$or][0][publishedAt][$null]=true'],
    ...['articles?hasPublishedVersion=false', 'articles?filters[status][$eq]=draft', 'articles/secret-plan'],
    ...[`articles?${SECRET_PLAN}`, `articles?${SECRET_PLAN}&status=draft`, 'articles?filters[slug][$contains]=secret'],
    ...['articles?sort=title:asc&status=draft', 'articles?filters[content][$contains]=Secret'],
    'articles?filters[slug][$eq]=out-in-the-open&populate[localizations]=true',
    ...['site-content', 'site-content?status=draft', 'site-content?publicationState=preview', 'pages?status=draft'],
    ...['site-content?populate=*&status=draft', 'pages/1?status=draft', 'site-content/1', 'site-content?'],
  ])('are not returned by %s', async (query) => {
    const { status, body } = await text(query);
    expect(body).not.toMatch(/Secret/);
    expect(status).toBeLessThan(500);
  });
});

describe('other queries are refused', () => {
  it.each([
    ...['populate=deep', 'populate[createdBy]=*', 'populate[0]=createdBy', 'populate[1]=author.articles'],
    ...['populate[author][populate][articles]=*', 'populate[author][populate]=articles', 'fields[0]=publishAt'],
    ...['populate[blocks][on][shared.quote][populate]=*', 'filters[author][name][$eq]=Meera', 'filters[slug][$ne]=x'],
    ...['filters[createdBy][email][$contains]=admin', 'filters[updatedBy][id][$eq]=1', 'filters[title][$containsi]=o'],
    ...['filters[$not][slug][$eq]=x', 'filters[slug][$eq][0]=a&filters[slug][$eq][1]=b', 'locale=en'],
    ...['sort=createdBy.password:asc', 'sort[0]=publishedAt:desc&sort[1]=title', 'pagination[pageSize]=1000'],
    ...['pagination[limit]=100', 'pagination[page]=0', 'pagination[page]=x', 'pagination[start]=0'],
    ...['__proto__[x]=1', 'populate[__proto__]=x'],
  ])('%s', async (query) => {
    const { status, body } = await text(`articles?${query}`);
    expect(query.includes('__proto__') ? [200, 400] : [400]).toContain(status);
    expect(body).not.toMatch(/admin@example|Secret|password/);
  });

  it.each(['status=published', 'populate=*', 'x', 'filters[path][$eq]=/', '__proto__[x]=1', 'locale=en'])(
    'site-content?%s',
    async (query) => expect((await text(`site-content?${query}`)).status).toBe(400),
  );

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('a %s changes nothing', async (method) => {
    const send = requestsAs(cms, String(cms.env.CMS_TOKEN));
    for (const path of ['articles', 'pages', 'site-content']) {
      const { status } = await send(method, `/api/${path}`, { data: { title: 'Mine', slug: 'mine' } });
      expect([403, 404, 405], path).toContain(status);
    }
  });
});

it('a page of another origin cannot read the response', async () => {
  const authorization = `Bearer ${cms.env.CMS_TOKEN}`;
  const { headers } = await cms.read('articles', { origin: 'https://evil.example', authorization });
  expect(headers.get('access-control-allow-origin')).not.toBe('https://evil.example');
});
