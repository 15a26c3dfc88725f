import qs from 'qs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAdmin, type Uploaded } from './support/admin.ts';
import { type RunningCms, startCms } from './support/start-cms.ts';

const LIST_QUERY = qs.stringify(
  {
    populate: '*',
    sort: 'publishedAt:desc',
    pagination: { page: 1, pageSize: 12 },
    filters: { publishedAt: { $notNull: true } },
  },
  { encodeValuesOnly: true },
);
const articleQuery = (slug: string) =>
  qs.stringify(
    {
      filters: { slug: { $eq: slug } },
      populate: {
        cover: true,
        author: { populate: { avatar: true } },
        category: true,
        tags: true,
        blocks: { populate: '*' },
      },
    },
    { encodeValuesOnly: true },
  );

let cms: RunningCms;
let admin: Awaited<ReturnType<typeof asAdmin>>;

beforeAll(async () => {
  cms = await startCms();
  admin = await asAdmin(cms);
  const { data: author } = (await admin.call('POST', '/content-manager/collection-types/api::author.author', {
    name: 'Meera Iyer',
    bio: 'Counts wells.',
  })) as { data: { documentId: string } };
  const published = await admin.createArticle({
    title: 'Out in the open',
    slug: 'out-in-the-open',
    description: 'Everyone may read this.',
    language: 'hi',
    content: 'Published words.',
    author: { connect: [{ documentId: author.documentId }] },
    blocks: [{ __component: 'shared.quote', body: 'A quote', author: 'Somebody' }],
    seo: { metaTitle: 'In the search engine' },
  });
  await admin.publish(published);
  // The draft of a published article, with unpublished text.
  await admin.updateArticle(published, { title: 'Out in the open', slug: 'out-in-the-open', content: 'Secret words.' });
  await admin.createArticle({ title: 'Secret plan', slug: 'secret-plan', content: 'Secret words.' });
  await admin.call('POST', '/content-manager/collection-types/api::page.page', {
    title: 'Secret page',
    path: '/secret-page',
    sections: [{ __component: 'opening.page-hero', title: 'Secret words', variant: 'paper' }],
  });
});
afterAll(() => cms.stop());

const text = async (query: string, headers?: Record<string, string>) => {
  const response = await cms.read(query, headers);
  return { status: response.status, body: await response.text() };
};

/** The fields that the author page shows too. */
const AUTHOR = { name: 'Meera Iyer', slug: 'meera-iyer', bio: 'Counts wells.' };

describe('the two queries of the site', () => {
  it('returns the list in the format of Strapi 5', async () => {
    const response = await cms.read(`articles?${LIST_QUERY}`);
    const { data, meta } = (await response.json()) as { data: Array<Record<string, unknown>>; meta: unknown };
    expect(data.map(({ slug }) => slug)).toEqual(['out-in-the-open']);
    expect(data[0]).toMatchObject({ title: 'Out in the open', language: 'hi', author: AUTHOR, cover: null, tags: [] });
    expect(meta).toEqual({ pagination: { page: 1, pageSize: 12, pageCount: 1, total: 1 } });
  });

  it('returns one article with everything that its page shows', async () => {
    const response = await cms.read(`articles?${articleQuery('out-in-the-open')}`);
    const { data } = (await response.json()) as { data: Array<Record<string, unknown>> };
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
    const upload = async (name: string) => ((await (await admin.upload(name)).json()) as [Uploaded])[0];
    const [shown, unused] = [await upload('in-the-text.png'), await upload('nowhere.png')];
    await admin.describe(shown.id, 'Two women at a well');
    const { small } = shown.formats;
    const fields = { title: 'With images', slug: 'with-images', content: `![A](${small?.url})` };
    const blocks = [
      { __component: 'shared.rich-text', body: `<img src="${shown.url}"> <img src="/uploads/no_such.png">` },
    ];
    const id = await admin.createArticle({ ...fields, blocks });
    await admin.publish(id);
    const response = await cms.read(`articles?${articleQuery('with-images')}`);
    const { meta } = (await response.json()) as { meta: { images: Array<Record<string, unknown>> } };
    expect(meta.images).toEqual([
      {
        documentId: shown.documentId,
        url: shown.url,
        alternativeText: 'Two women at a well',
        width: 512,
        height: 512,
        formats: shown.formats,
      },
    ]);
    expect(JSON.stringify(meta)).not.toContain(unused.url);
    const list = (await (await cms.read(`articles?${LIST_QUERY}`)).json()) as { meta: object };
    expect(Object.keys(list.meta)).toEqual(['pagination']);
    await admin.remove(id);
  });

  it('returns an empty list for an unknown slug', async () => {
    expect(JSON.parse((await text(`articles?${articleQuery('nope')}`)).body)).toMatchObject({ data: [] });
  });
});

describe('private data', () => {
  const paths = [
    ...[
      'articles',
      `articles?${LIST_QUERY}`,
      'authors',
      'categories',
      'tags',
      'users',
      'upload/files',
      'users-permissions/roles',
    ],
    ...['upload/folders', 'content-type-builder/content-types', 'i18n/locales'],
    ...['pages', 'page', 'pages?status=draft', 'crumbs', 'revisions', 'site-content', 'site-content?status=draft'],
  ];
  const isReadable = (path: string) => /^(articles|site-content)/.test(path);
  it.each(paths)('is not returned by %s without a token', async (path) => {
    const { status, body } = await text(path, {});
    expect([401, 403, 404]).toContain(status);
    expect(body).not.toMatch(/Out in the open|Secret|Meera/);
  });

  it.each(paths.filter((path) => !isReadable(path)))('is hidden from the read token: %s', async (path) => {
    const { status, body } = await text(path);
    expect([401, 403, 404]).toContain(status);
    expect(body).not.toMatch(/Meera/);
  });

  it.each(['articles', 'site-content'])('is not returned to a wrong token: %s', async (path) => {
    expect((await text(path, { authorization: 'Bearer wrong' })).status).toBe(401);
  });

  it('is not available by registration', async () => {
    const response = await fetch(`${cms.url}/api/auth/local/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'x', email: 'x@example.org', password: 'Long-enough-1' }),
    });
    expect(response.ok).toBe(false);
  });
});

describe('drafts', () => {
  it.each([
    ...[
      'articles?status=draft',
      'articles?status=modified',
      'articles?publicationState=preview',
      'articles?status[]=draft',
    ],
    ...[
      'articles?status=published&status=draft',
      'articles?filters[publishedAt][$null]=true',
      'articles?hasPublishedVersion=false',
    ],
    ...[
      'articles?filters[$or][0][publishedAt][$null]=true',
      'articles?filters[status][$eq]=draft',
      `articles?${articleQuery('secret-plan')}`,
    ],
    ...[
      `articles?${articleQuery('secret-plan')}&status=draft`,
      'articles/secret-plan',
      'articles?_q=secret',
      'articles?locale=*&status=draft',
    ],
    ...['articles?sort=title:asc&status=draft', 'previews/articles/1', 'articles?filters[slug][$contains]=secret'],
    ...[
      'articles?filters[slug][$eq]=out-in-the-open&populate[localizations]=true',
      'articles?filters[content][$contains]=Secret',
    ],
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
    ...[
      'populate=deep',
      'populate[createdBy]=*',
      'populate[author][populate][articles]=*',
      'populate[author][populate]=articles',
    ],
    ...[
      'populate[0]=createdBy',
      'populate[1]=author.articles',
      'populate[blocks][on][shared.quote][populate]=*',
      'fields[0]=publishAt',
    ],
    ...[
      'filters[author][name][$eq]=Meera',
      'filters[createdBy][email][$contains]=admin',
      'filters[updatedBy][id][$eq]=1',
    ],
    ...[
      'filters[title][$containsi]=o',
      'filters[$not][slug][$eq]=x',
      'filters[slug][$ne]=x',
      'filters[slug][$eq][0]=a&filters[slug][$eq][1]=b',
    ],
    ...[
      'sort=createdBy.password:asc',
      'sort[0]=publishedAt:desc&sort[1]=title',
      'pagination[pageSize]=1000',
      'pagination[limit]=100',
    ],
    ...[
      'pagination[page]=0',
      'pagination[page]=x',
      'pagination[start]=0',
      'locale=en',
      '__proto__[x]=1',
      'populate[__proto__]=x',
    ],
  ])('%s', async (query) => {
    const { status, body } = await text(`articles?${query}`);
    const without = query.includes('__proto__');
    expect(without ? [200, 400] : [400]).toContain(status);
    expect(body).not.toMatch(/admin@example|Secret|password/);
  });

  it.each(['status=published', 'populate=*', 'x', 'filters[path][$eq]=/', '__proto__[x]=1', 'locale=en'])(
    'site-content?%s',
    async (query) => {
      expect((await text(`site-content?${query}`)).status).toBe(400);
    },
  );

  it.each(
    ['articles', 'pages', 'site-content'].flatMap((path) =>
      ['POST', 'PUT', 'DELETE', 'PATCH'].map((method) => [method, path] as const),
    ),
  )('%s %s changes nothing', async (method, path) => {
    const response = await fetch(`${cms.url}/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${cms.env.CMS_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ data: { title: 'Mine', slug: 'mine' } }),
    });
    expect([403, 404, 405]).toContain(response.status);
  });
});

describe('CORS', () => {
  it('a page of another origin cannot read the response', async () => {
    const response = await cms.read('articles', {
      origin: 'https://evil.example',
      authorization: `Bearer ${cms.env.CMS_TOKEN}`,
    });
    expect(response.headers.get('access-control-allow-origin')).not.toBe('https://evil.example');
  });
});
