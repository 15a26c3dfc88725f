import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAdmin, type Uploaded } from './support/admin.ts';
import { asColleague } from './support/colleague.ts';
import { sql } from './support/database.ts';
import { type RunningCms, startCms } from './support/start-cms.ts';

const ARTICLES = '/content-manager/collection-types/api::article.article';
let cms: RunningCms;
let admin: Awaited<ReturnType<typeof asAdmin>>;
let author: Awaited<ReturnType<typeof asColleague>>;

type Article = { documentId: string; title: string; slug: string; publishAt: string | null; lockVersion: number };

beforeAll(async () => {
  cms = await startCms();
  admin = await asAdmin(cms);
  author = await asColleague(cms, 'Author');
});
afterAll(() => cms.stop());

const draft = async (id: string) => ((await admin.call('GET', `${ARTICLES}/${id}`)) as { data: Article }).data;
const isPublic = async (slug: string) => {
  const response = await cms.read(`articles?filters[slug][$eq]=${slug}`);
  return ((await response.json()) as { data: unknown[] }).data.length > 0;
};

describe('the slug', () => {
  it('of a title in an Indian script has Latin letters, and of one without letters the name of the type', async () => {
    for (const [title, slug] of [
      ['किसान की आय: पहला मौसम', /^kisan-ki-ay-phla-mausm$/],
      ['ರೈತರ ಆದಾಯ', /^raitr-aday$/],
      ['???!!!', /^article(-\d+)?$/],
    ] as const) {
      const id = await admin.createArticle({ title, slug: '', content: 'x' });
      const { slug: stored } = await draft(id);
      expect(stored).toMatch(slug);
      await admin.updateArticle(id, { title, content: 'y' });
      expect((await draft(id)).slug, 'stays with its title').toBe(stored);
      await admin.publish(id);
      expect(await isPublic(stored)).toBe(true);
    }
  });

  it.each(['author', 'category', 'tag'])('of a %s is suggested in Latin letters, too', async (type) => {
    const input = { contentTypeUID: `api::${type}.${type}`, field: 'slug', data: { name: 'बीज और मिट्टी' } };
    expect(await admin.call('POST', '/content-manager/uid/generate', input)).toEqual({ data: 'bij-aur-mitti' });
  });

  it('follows the title until the article is first published', async () => {
    const id = await admin.createArticle({ title: 'Rain in June', slug: 'article', content: 'x' });
    expect((await draft(id)).slug).toBe('rain-in-june');
    await admin.updateArticle(id, { title: 'Rain in July', slug: 'rain-in-june' });
    expect((await draft(id)).slug).toBe('rain-in-july');
    await admin.publish(id);
    await admin.updateArticle(id, { title: 'Rain in August', slug: 'rain-in-july' });
    expect((await draft(id)).slug).toBe('rain-in-july');
    await admin.unpublish(id);
    await admin.updateArticle(id, { title: 'Rain in May', slug: 'rain-in-july' });
    expect((await draft(id)).slug).toBe('rain-in-july');
  });

  it('is unique, and stays when an editor typed it', async () => {
    const first = await admin.createArticle({ title: 'Twice', content: 'x' });
    const second = await admin.createArticle({ title: 'Twice', slug: 'article', content: 'x' });
    expect([(await draft(first)).slug, (await draft(second)).slug]).toEqual(['twice', 'twice-1']);
    await admin.updateArticle(second, { slug: 'my-own' });
    await admin.updateArticle(second, { title: 'Other title', slug: 'my-own' });
    expect((await draft(second)).slug).toBe('my-own');
  });
});

describe('the role Author', () => {
  it('can choose any author, category, tag and image', async () => {
    for (const type of ['author', 'category', 'tag']) {
      const uid = `api::${type}.${type}`;
      await admin.call('POST', `/content-manager/collection-types/${uid}`, { name: `A ${type}`, slug: `a-${type}` });
      const list = await author('GET', `/content-manager/collection-types/${uid}`);
      expect(((await list.json()) as { results: unknown[] }).results, type).toHaveLength(1);
    }
    await admin.upload('for-all.png');
    const files = await author('GET', '/upload/files');
    expect(((await files.json()) as { results: unknown[] }).results).not.toEqual([]);
    const relations = await author('GET', '/content-manager/relations/api::article.article/author');
    expect(((await relations.json()) as { results: unknown[] }).results).toHaveLength(1);
  });
});

describe('two editors on one article', () => {
  it('rejects the second save with user and time, and stores the first one', async () => {
    const id = await admin.createArticle({ title: 'Shared text', content: 'x' });
    const { lockVersion } = await draft(id);
    await admin.updateArticle(id, { title: 'Shared text', content: 'By the first', lockVersion });
    const second = { title: 'Shared text', content: 'By the second', lockVersion };
    for (const [method, path] of [
      ['PUT', `${ARTICLES}/${id}`],
      ['POST', `${ARTICLES}/${id}/actions/publish`],
    ] as const) {
      const { message } = await admin.refused(method, path, second);
      expect(message).toMatch(/^"Shared text" was saved by Site Admin on .* UTC, after you opened it/);
    }
    expect(sql(cms, `select content from articles where document_id = '${id}'`)).toEqual([{ content: 'By the first' }]);
    expect(await isPublic('shared-text')).toBe(false);
    await admin.updateArticle(id, { ...second, lockVersion: lockVersion + 1 });
  });

  it.each(['api::page.page', 'api::site.site'])('rejects the second save of %s too', async (uid) => {
    const isSite = uid === 'api::site.site';
    const list = `/content-manager/${isSite ? 'single' : 'collection'}-types/${uid}`;
    const fields = isSite ? { tagline: 'x' } : { title: 'Shared page', path: '/shared' };
    const { data } = (await admin.call(isSite ? 'PUT' : 'POST', list, { ...fields, description: 'x' })) as {
      data: Article;
    };
    const at = isSite ? list : `${list}/${data.documentId}`;
    const { lockVersion } = ((await admin.call('GET', at)) as { data: Article }).data;
    await admin.call('PUT', at, { description: 'By the first', lockVersion });
    const second = { description: 'By the second', lockVersion };
    for (const [method, path] of [
      ['PUT', at],
      ['POST', `${at}/actions/publish`],
    ] as const) {
      const { message, field } = await admin.refused(method, path, second);
      const name = isSite ? 'Site' : 'Shared page';
      expect(message).toMatch(new RegExp(`^"${name}" was saved by Site Admin on .* UTC, after you opened it`));
      expect(field).toBe('lockVersion');
    }
    const { data: stored } = (await admin.call('GET', at)) as { data: Article & { description: string } };
    expect(stored).toMatchObject({ description: 'By the first', lockVersion: lockVersion + 1 });
  });

  it('does not increment the version when a save fails for another reason', async () => {
    const id = await admin.createArticle({ title: 'Counted', content: 'x' });
    const { lockVersion } = await draft(id);
    await admin.refused('PUT', `${ARTICLES}/${id}`, { title: 'x'.repeat(500), lockVersion });
    expect((await draft(id)).lockVersion).toBe(lockVersion);
  });
});

describe('an image in use', () => {
  it('is not deleted, and the error says where it is used', async () => {
    const upload = async (name: string) => ((await (await admin.upload(name)).json()) as [Uploaded])[0];
    const files = [
      await upload('cover.png'),
      await upload('block.png'),
      await upload('text.png'),
      await upload('free.png'),
    ];
    const [cover, block, text, free] = files as [Uploaded, Uploaded, Uploaded, Uploaded];
    const id = await admin.createArticle({
      title: 'With images',
      content: `![A](${text.url})`,
      cover: cover.id,
      blocks: [{ __component: 'shared.media', file: block.id }],
    });
    for (const { id: fileId } of [cover, block, text]) {
      const { message } = await admin.refused('DELETE', `/upload/files/${fileId}`, {});
      expect(message).toMatch(/^"\w+\.png" is used by the article "With images"\. Nothing was deleted/);
      await admin.refused('POST', '/upload/actions/bulk-delete', { fileIds: [free.id, fileId], folderIds: [] });
    }
    await admin.call('DELETE', `/upload/files/${free.id}`);
    await admin.remove(id);
    await admin.call('POST', '/upload/actions/bulk-delete', { fileIds: [cover.id, block.id, text.id], folderIds: [] });
  });
});

describe('the link to the live page', () => {
  const live = async (id: string) =>
    ((await admin.call('GET', `/articles/${id}/live-url`)) as { data: { url: string | null } }).data.url;

  it('points to the published page, and is null for a draft', async () => {
    const id = await admin.createArticle({ title: 'Out now', content: 'x' });
    expect(await live(id)).toBeNull();
    await admin.publish(id);
    expect(await live(id)).toBe(`${cms.env.SITE_URL}/blogs/out-now`);
    await admin.updateArticle(id, { slug: 'renamed' });
    expect(await live(id)).toBe(`${cms.env.SITE_URL}/blogs/out-now`);
  });
});

describe('a forgotten password', () => {
  it('without a mail server the form says whom to ask', async () => {
    const { message } = await admin.refused('POST', '/admin/forgot-password', { email: 'admin@example.org' });
    expect(message).toMatch(/cannot send e-mail.*Ask an administrator/);
  });
});
