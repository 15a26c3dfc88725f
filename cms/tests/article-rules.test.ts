import { afterAll, describe, expect, it } from 'vitest';
import { asAdmin, asColleague } from './support/admin.ts';
import { ARTICLES, PAGES, SITE } from './support/entries.ts';
import { startCms } from './support/start-cms.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const admin = await asAdmin(cms);
const author = await asColleague(cms, 'Author');

type Article = { slug: string; lockVersion: number; description: string };

const draft = (id: string) => admin.data<Article>('GET', `${ARTICLES}/${id}`);
const slugOf = async (id: string) => (await draft(id)).slug;

describe('the slug', () => {
  it.each([
    ['किसान की आय: पहला मौसम', /^kisan-ki-ay-phla-mausm$/],
    ['ರೈತರ ಆದಾಯ', /^raitr-aday$/],
    ['???!!!', /^article(-\d+)?$/],
  ])('of "%s" has Latin letters or the name of the type, and stays', async (title, slug) => {
    const id = await admin.createArticle({ title, slug: '', content: 'x' });
    const stored = await slugOf(id);
    expect(stored).toMatch(slug);
    await admin.updateArticle(id, { title, content: 'y' });
    expect(await slugOf(id)).toBe(stored);
    await admin.publish(id);
    expect(await cms.article(stored)).toBeDefined();
  });

  it.each(['author', 'category', 'tag'])('of a %s is suggested in Latin letters, too', async (type) => {
    const input = { contentTypeUID: `api::${type}.${type}`, field: 'slug', data: { name: 'बीज और मिट्टी' } };
    expect(await admin.data('POST', '/content-manager/uid/generate', input)).toBe('bij-aur-mitti');
  });

  it('follows the title until the article is first published', async () => {
    const id = await admin.createArticle({ title: 'Rain in June', slug: 'article', content: 'x' });
    expect(await slugOf(id)).toBe('rain-in-june');
    await admin.updateArticle(id, { title: 'Rain in July', slug: 'rain-in-june' });
    expect(await slugOf(id)).toBe('rain-in-july');
    await admin.publish(id);
    await admin.updateArticle(id, { title: 'Rain in August', slug: 'rain-in-july' });
    expect(await slugOf(id)).toBe('rain-in-july');
    await admin.unpublish(id);
    await admin.updateArticle(id, { title: 'Rain in May', slug: 'rain-in-july' });
    expect(await slugOf(id)).toBe('rain-in-july');
  });

  it('is unique, and stays when an editor typed it', async () => {
    const first = await admin.createArticle({ title: 'Twice', content: 'x' });
    const second = await admin.createArticle({ title: 'Twice', slug: 'article', content: 'x' });
    expect([await slugOf(first), await slugOf(second)]).toEqual(['twice', 'twice-1']);
    await admin.updateArticle(second, { slug: 'my-own' });
    await admin.updateArticle(second, { title: 'Other title', slug: 'my-own' });
    expect(await slugOf(second)).toBe('my-own');
  });
});

it('an Author can choose any author, category, tag and image', async () => {
  await admin.upload('for-all.png');
  const found = async (path: string) => (await author.json<{ results: unknown[] }>('GET', path)).results;
  for (const type of ['author', 'category', 'tag']) {
    const list = `/content-manager/collection-types/api::${type}.${type}`;
    await admin.create(list, { name: `A ${type}`, slug: `a-${type}` });
    expect(await found(list), type).toHaveLength(1);
  }
  expect(await found('/upload/files')).not.toEqual([]);
  expect(await found('/content-manager/relations/api::article.article/author')).toHaveLength(1);
});

describe('two editors on one entry', () => {
  const first = { description: 'By the first' };

  it.each([
    ['Shared text', ARTICLES, { title: 'Shared text', content: 'x' }],
    ['Shared page', PAGES, { title: 'Shared page', path: '/shared' }],
    ['Site', SITE, { tagline: 'x' }],
  ])('of %s: the second save is refused with user and time, and the first one is stored', async (name, list, entry) => {
    if (list === SITE) await admin.call('PUT', SITE, entry);
    const at = list === SITE ? SITE : `${list}/${await admin.create(list, entry)}`;
    const { lockVersion } = await admin.data<Article>('GET', at);
    await admin.call('PUT', at, { ...first, lockVersion });
    const second = { description: 'By the second', lockVersion };
    for (const [method, path] of [
      ['PUT', at],
      ['POST', `${at}/actions/publish`],
    ] as const) {
      const { message, field } = await admin.refused(method, path, second);
      expect(message).toMatch(new RegExp(`^"${name}" was saved by Site Admin on .* UTC, after you opened it`));
      expect(field).toBe('lockVersion');
    }
    const stored = { ...first, lockVersion: lockVersion + 1 };
    expect(await admin.data('GET', at)).toMatchObject({ ...stored, status: 'draft' });
    await admin.call('PUT', at, { ...second, lockVersion: lockVersion + 1 });
  });

  it('does not increment the version when a save fails for another reason', async () => {
    const id = await admin.createArticle({ title: 'Counted', content: 'x' });
    const { lockVersion } = await draft(id);
    await admin.refused('PUT', `${ARTICLES}/${id}`, { title: 'x'.repeat(500), lockVersion });
    expect((await draft(id)).lockVersion).toBe(lockVersion);
  });
});

it('an image in use is not deleted, and the error says where it is used', async () => {
  const cover = await admin.uploadImage('cover.png');
  const block = await admin.uploadImage('block.png');
  const text = await admin.uploadImage('text.png');
  const free = await admin.uploadImage('free.png');
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

it('the link to the live page points to the published page, and is null for a draft', async () => {
  const live = async () => (await admin.data<{ url: string | null }>('GET', `/articles/${id}/live-url`)).url;
  const id = await admin.createArticle({ title: 'Out now', content: 'x' });
  expect(await live()).toBeNull();
  await admin.publish(id);
  expect(await live()).toBe(`${cms.env.SITE_URL}/blogs/out-now`);
  await admin.updateArticle(id, { slug: 'renamed' });
  expect(await live()).toBe(`${cms.env.SITE_URL}/blogs/out-now`);
});

it('the form for a forgotten password says whom to ask when there is no mail server', async () => {
  const { message } = await admin.refused('POST', '/admin/forgot-password', { email: 'admin@example.org' });
  expect(message).toMatch(/cannot send e-mail.*Ask an administrator/);
});
