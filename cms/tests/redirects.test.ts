import { describe, expect, it } from 'vitest';
import { asAdmin } from './support/admin.ts';
import { AUTHORS, NEW_PAGE, PAGES, REDIRECTS } from './support/entries.ts';
import { startCms } from './support/start-cms.ts';

type Redirect = { documentId: string; from: string; to: string | null; type: string };

const cms = await startCms();
const admin = await asAdmin(cms);

/** The redirect as the site reads it. */
const from = async (path: string) =>
  (await cms.data<{ redirects: Redirect[] }>('site-content')).redirects.find((one) => one.from === path);
const add = (fields: object) => admin.data<Redirect>('POST', REDIRECTS, { type: 'permanent', ...fields });
const refusal = async (fields: object) => {
  const { message, field } = await admin.refused('POST', REDIRECTS, { type: 'permanent', ...fields });
  return [field, message] as const;
};
async function publishPage(path: string, documentId?: string): Promise<string> {
  const id = documentId ?? (await admin.create(PAGES, { ...NEW_PAGE, path }));
  if (documentId) await admin.call('PUT', `${PAGES}/${id}`, { path });
  await admin.act(`${PAGES}/${id}`, 'publish');
  return id;
}

describe('a published entry with a new path', () => {
  it('creates a redirect from an article, and no chain after the next change', async () => {
    const id = await admin.publishArticle('one');
    await admin.updateArticle(id, { slug: 'two' });
    expect(await from('/blogs/one')).toBeUndefined();
    await admin.publish(id);
    expect(await from('/blogs/one')).toMatchObject({ to: '/blogs/two', type: 'permanent' });
    await admin.publish(id, { slug: 'three' });
    expect(await from('/blogs/one')).toMatchObject({ to: '/blogs/three' });
    expect(await from('/blogs/two')).toMatchObject({ to: '/blogs/three' });
  });

  it('creates a redirect from an author with a new address, and refuses one from its page', async () => {
    const author = await admin.data<{ documentId: string; slug: string }>('POST', AUTHORS, { name: 'Zoë Ma' });
    const at = `${AUTHORS}/${author.documentId}`;
    expect(author.slug).toBe('zoe-ma');
    expect((await refusal({ from: '/blogs/author/zoe-ma', to: '/contact' }))[1]).toContain('the author "Zoë Ma"');
    expect(await admin.data('PUT', at, { name: 'Zoë Rao' })).toMatchObject({ slug: 'zoe-ma' });
    expect(await from('/blogs/author/zoe-ma')).toBeUndefined();
    await admin.call('PUT', at, { name: 'Zoë Rao', slug: 'zoe-rao' });
    expect(await from('/blogs/author/zoe-ma')).toMatchObject({ to: '/blogs/author/zoe-rao' });
  });

  it('creates a redirect from a page, which is deleted when a page is at its path', async () => {
    const id = await publishPage('/open-day');
    await publishPage('/open-house', id);
    expect(await from('/open-day')).toMatchObject({ to: '/open-house' });
    await publishPage('/open-day', id);
    expect(await from('/open-day')).toBeUndefined();
    expect(await from('/open-house')).toMatchObject({ to: '/open-day' });
    await add({ from: '/field-day', to: '/contact' });
    await publishPage('/field-day');
    expect(await from('/field-day')).toBeUndefined();
    // A path of the site keeps its shipped text.
    await publishPage('/soon', await publishPage('/impact-story/farmer-advisory'));
    expect(await from('/impact-story/farmer-advisory')).toBeUndefined();
  });
});

describe('a redirect of an editor', () => {
  it('is in the content of the site without its note, also after a change and not after it is deleted', async () => {
    const before = (await cms.read('site-content')).headers.get('etag');
    const { documentId } = await add({ from: '/offer/', to: '/contact#form', note: 'From the fair' });
    expect(await from('/offer')).toEqual({ documentId, from: '/offer', to: '/contact#form', type: 'permanent' });
    expect((await cms.read('site-content')).headers.get('etag')).not.toBe(before);
    await admin.call('PUT', `${REDIRECTS}/${documentId}`, { type: 'gone' });
    expect(await from('/offer')).toEqual({ documentId, from: '/offer', to: null, type: 'gone' });
    await admin.call('DELETE', `${REDIRECTS}/${documentId}`);
    expect(await from('/offer')).toBeUndefined();
  });

  it('gets its final target, and updates the redirects that point to it', async () => {
    await add({ from: '/b', to: '/c' });
    await add({ from: '/a', to: '/b' });
    expect(await from('/a')).toMatchObject({ to: '/c' });
    await add({ from: '/c', to: 'https://example.org/d' });
    for (const path of ['/a', '/b', '/c']) expect(await from(path)).toMatchObject({ to: 'https://example.org/d' });
  });

  it('cannot form a loop', async () => {
    const { documentId } = await add({ from: '/x', to: '/y' });
    expect(await refusal({ from: '/y', to: '/x' })).toEqual([
      'to',
      '/y would lead to itself, through the redirect from /x. Choose another target.',
    ]);
    expect((await refusal({ from: '/z', to: '/z?again' }))[0]).toBe('to');
    await add({ from: '/one', to: '/two?shared=1' });
    await add({ from: '/two', to: '/three' });
    expect(await from('/one')).toMatchObject({ to: '/three?shared=1' });
    expect((await refusal({ from: '/three', to: '/one#top' }))[1]).toBe(
      '/three would lead to itself, through the redirect from /one. Choose another target.',
    );
    const { field } = await admin.refused('PUT', `${REDIRECTS}/${documentId}`, { to: '/x' });
    expect(field).toBe('to');
  });

  it.each([
    ['/%6ce', '/le'],
    ['/BLOGS/lg', '/blogs/lg'],
  ])('cannot form a loop by the spelling %s of %s', async (spelling, path) => {
    const [field, message] = await refusal({ from: path, to: spelling });
    expect([field, message]).toEqual(['to', `${path} would lead to itself. Choose another target.`]);
    expect((await refusal({ from: spelling, to: path }))[0]).toBe('to');
    await add({ from: `${path}-2`, to: spelling });
    expect((await refusal({ from: spelling, to: `${path}-%32` }))[1]).toContain('through the redirect from');
    await add({ from: spelling, to: '/contact' });
    expect(await from(path)).toMatchObject({ to: '/contact' });
    expect(await from(`${path}-2`)).toMatchObject({ to: '/contact' });
  });

  it.each([
    ['/%66orms/demo', /Paths below \/forms belong to the site/],
    ['/offer?a', /must match/],
    ['/taken', /is the path of the page "Open day"/],
    ['/blogs/taken', /is the path of the article "Taken"/],
    ['/twice', /has a redirect already/],
  ])('is refused from %s', async (path, sentence) => {
    if (path === '/taken') await publishPage('/taken');
    if (path === '/blogs/taken') await admin.publishArticle('taken', { title: 'Taken' });
    if (path === '/twice') await add({ from: path, to: '/contact' });
    expect(await refusal({ from: path, to: '/aboutus' })).toEqual(['from', expect.stringMatching(sentence)]);
  });

  it.each(['//evil.example', 'http://example.org', 'javascript:alert(1)', '/\\evil.example', ''])(
    'is refused to "%s"',
    async (to) => {
      expect((await refusal({ from: '/nowhere', to }))[0]).toBe('to');
    },
  );
});
