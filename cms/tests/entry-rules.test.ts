import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { asAdmin, asColleague } from './support/admin.ts';
import { ARTICLES, HERO, NEW_PAGE, PAGES, SITE } from './support/entries.ts';
import { startFakeSite } from './support/fake-site.ts';
import { startClock, startCms, waitFor } from './support/start-cms.ts';

const MINUTE_MS = 60_000;
const clock = startClock();

type Article = { slug: string; lockVersion: number };
type Checks = { problems: Array<{ level: string; path: string[] }>; texts: boolean };

/** The facts of a fake site that parses only the tag `<Tldr>` and images of Markdown. */
const factsOf = (text: string) => ({
  format: 'mdx',
  ...(/<Tldr>(?!.*<\/Tldr>)/s.test(text) && { problem: { reason: 'Expected a closing tag for `<Tldr>`', line: 1 } }),
  headings: [],
  images: [...text.matchAll(/!\[(.*?)\]\((.*?)\)/g)].map(([, alt, src]) => ({ src, alt })),
  links: [],
  losses: [],
});
const site = await startFakeSite(({ url, headers }, body) => {
  if (url !== '/hooks/cms/texts') return;
  if (headers.authorization !== site.authorization) return { status: 401 };
  const { texts } = JSON.parse(body) as { texts: string[] };
  return { body: JSON.stringify({ facts: texts.map(factsOf) }) };
});
const cms = await startCms({ ...clock.env, ...site.env });
const admin = await asAdmin(cms);
const author = await asColleague(cms, 'Author');

const draft = (id: string) => admin.data<Article>('GET', `${ARTICLES}/${id}`);
const slugOf = async (id: string) => (await draft(id)).slug;
const isPublic = async (slug: string) => (await cms.article(slug)) !== undefined;
const publish = (id: string) => admin.refused('POST', `${ARTICLES}/${id}/actions/publish`);

describe('the slug', () => {
  it.each([
    ['किसान की आय: पहला मौसम', /^kisan-ki-ay-phla-mausm$/],
    ['???!!!', /^article(-\d+)?$/],
  ])('of "%s" has Latin letters or the name of the type, and stays', async (title, slug) => {
    const id = await admin.createArticle({ title, slug: '', content: 'x' });
    const stored = await slugOf(id);
    expect(stored).toMatch(slug);
    await admin.updateArticle(id, { title, content: 'y' });
    expect(await slugOf(id)).toBe(stored);
    await admin.publish(id);
    expect(await isPublic(stored)).toBe(true);
  });

  it.each(['author', 'category', 'tag'])('of a %s is suggested in Latin letters, too', async (type) => {
    const input = { contentTypeUID: `api::${type}.${type}`, field: 'slug', data: { name: 'बीज और मिट्टी' } };
    expect(await admin.data('POST', '/content-manager/uid/generate', input)).toBe('bij-aur-mitti');
  });

  it('follows the title until the article is first published', async () => {
    const id = await admin.createArticle({ title: 'Rain in June', slug: 'article', content: 'x' });
    expect(await slugOf(id)).toBe('rain-in-june');
    const rename = async (title: string, slug: string) => {
      await admin.updateArticle(id, { title, slug });
      return slugOf(id);
    };
    expect(await rename('Rain in July', 'rain-in-june')).toBe('rain-in-july');
    await admin.publish(id);
    expect(await rename('Rain in August', 'rain-in-july')).toBe('rain-in-july');
    await admin.unpublish(id);
    expect(await rename('Rain in May', 'rain-in-july')).toBe('rain-in-july');
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
  const [cover, block, text, free] = await Promise.all(
    ['cover.png', 'block.png', 'text.png', 'free.png'].map(admin.uploadImage),
  );
  const id = await admin.createArticle({
    title: 'With images',
    content: `![A](${text!.url})`,
    cover: cover!.id,
    blocks: [{ __component: 'shared.media', file: block!.id }],
  });
  const used = [cover!.id, block!.id, text!.id];
  const deleteAll = (...fileIds: number[]) =>
    ['POST', '/upload/actions/bulk-delete', { fileIds, folderIds: [] }] as const;
  for (const fileId of used) {
    const { message } = await admin.refused('DELETE', `/upload/files/${fileId}`, {});
    expect(message).toMatch(/^"\w+\.png" is used by the article "With images"\. Nothing was deleted/);
    await admin.refused(...deleteAll(free!.id, fileId));
  }
  await admin.removeFile(free!.id);
  await admin.remove(id);
  await admin.call(...deleteAll(...used));
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

// check-document.test.ts shows the message of each problem.
describe('publishing', () => {
  it('is refused with a message that names the title, at the field, until the problem is fixed', async () => {
    const file = await admin.uploadImage('well.png');
    const blocks = [{ __component: 'shared.media', file: file.id }];
    const id = await admin.createArticle({ title: 'Wells', slug: 'wells', blocks });
    const { message, field } = await publish(id);
    expect(message).toMatch(/^"Wells" has an image without alternative text, "well\.png" \(block 1 "Media", /);
    expect(field).toBe('blocks.0.file');
    await admin.describe(file.id, 'A well');
    await admin.publish(id);
    expect(await isPublic('wells')).toBe(true);
    await admin.describe(file.id, '');
    await publish(id);
    await admin.unpublish(id);
    expect(await isPublic('wells')).toBe(false);
  });

  it('is refused for a narrow cover, a slug that is taken and a text that cannot be read', async () => {
    const expectRefused = async (id: string, field: string, message: string) =>
      expect(await publish(id)).toEqual({ message: expect.stringContaining(message) as string, field });
    const file = await admin.uploadImage('small.png');
    await admin.describe(file.id, 'decorative');
    const narrow = await admin.createArticle({ title: 'Narrow', slug: 'narrow', cover: file.id });
    await expectRefused(narrow, 'cover', '512 pixels wide');
    fs.rmSync(path.join(String(cms.env.DATA_DIR), 'public', file.url));
    await expectRefused(narrow, 'cover', 'whose file is missing, "small.png"');
    await admin.publishArticle('mine');
    const second = await admin.createArticle({ title: 'Second', slug: 'mine', content: 'x' });
    await expectRefused(second, 'slug', '"Second" cannot have the address "mine": the article "mine" has it.');
    const open = await admin.createArticle({ title: 'Open', slug: 'open', content: '<Tldr>In short' });
    await expectRefused(open, 'content', '"Open" has a text that cannot be read (Main text, line 1): ');
    const described = await admin.uploadImage('text.png');
    const written = await admin.createArticle({ title: 'Text', slug: 'text', content: `![](${described.url})` });
    await expectRefused(written, 'content', 'in Main text, "text.png"');
    await admin.updateArticle(written, { content: `![](${described.formats.small?.url})` });
    await expectRefused(written, 'content', 'in Main text, "text.png"');
    await admin.updateArticle(written, { content: `![decorative](${described.url})` });
    await admin.publish(written);
  });

  it('of several articles is refused as a whole, and the message names the one with the problem', async () => {
    const good = await admin.createArticle({ title: 'Good', slug: 'good', content: 'x' });
    const bad = await admin.createArticle({ title: 'Bad', slug: 'bad', content: '<Tldr>' });
    const { message } = await admin.refused('POST', `${ARTICLES}/actions/bulkPublish`, { documentIds: [good, bad] });
    expect(message).toMatch(/^"Bad" has a text that cannot be read/);
    expect(await isPublic('good')).toBe(false);
  });

  it('of a page is refused for a field that its schema refuses', async () => {
    const sections = [HERO, { __component: 'product.text' }];
    const id = await admin.create(PAGES, { ...NEW_PAGE, path: '/open-day', sections });
    const { message, field } = await admin.refused('POST', `${PAGES}/${id}/actions/publish`);
    expect(message).toMatch(/^"Open day" needs section 2 "[\w ]+", .*\. Fill it in\.$/);
    expect(field).toMatch(/^sections\.1\./);
  });

  it('of a video takes its address as it was pasted, and is refused for what is none', async () => {
    const frame = `<iframe width="560" src="https://www.youtube.com/embed/aaaaaaaaaaa"></iframe>${' '.repeat(300)}`;
    const video = (url: string) => ({ __component: 'shared.video', url });
    const id = await admin.publishArticle('video', { blocks: [video(' youtu.be/aaaaaaaaaaa '), video(frame)] });
    const { blocks: stored } = (await cms.article<{ blocks: Array<{ url: string }> }>('video'))!;
    const addresses = ['https://youtu.be/aaaaaaaaaaa', 'https://www.youtube.com/embed/aaaaaaaaaaa'];
    expect(stored.map(({ url }) => url)).toEqual(addresses);
    await admin.updateArticle(id, { blocks: [video('A day at the well')] });
    const { message, field } = await publish(id);
    expect(message).toContain('has no address of a video in block 1 "Video", Address of the video');
    expect(field).toBe('blocks.0.url');
    const long = { title: 'Long', slug: 'long', blocks: [video('x'.repeat(300))] };
    expect((await admin.refused('POST', ARTICLES, long)).message).toContain('There is no video in block 1 "Video"');

    const pasted = { videoId: 'https://www.youtube.com/watch?v=aaaaaaaaaaa&t=30s' };
    const sections = [
      { __component: 'product.video', title: 'A', video: pasted },
      { __component: 'product.demo-videos', items: [pasted] },
    ];
    const page = await admin.data('POST', PAGES, { ...NEW_PAGE, path: '/our-videos', sections });
    const read = { videoId: 'aaaaaaaaaaa' };
    expect(page).toMatchObject({ sections: [{ video: read }, { items: [read] }] });
  });
});

describe('the panel', () => {
  it('lists the problems of the draft, and of unsaved input', async () => {
    const id = await admin.createArticle({ title: 'Panel', slug: 'panel', content: 'x' });
    const checks = (values?: object) => admin.data<Checks>('POST', `/checks/api::article.article/${id}`, { values });
    const fields = async (values?: object) =>
      (await checks(values)).problems.map(({ level, path }) => `${level} ${path.join('.')}`);
    expect(await fields()).toEqual(['warn description']);
    const expected = ['refuse content', 'refuse slug', 'warn description'];
    expect(await fields({ content: '<Tldr>', slug: 'mine' })).toEqual(expected);
    expect((await checks()).texts).toBe(true);
    expect(await isPublic('panel')).toBe(false);
  });

  it('returns 403 to an Author who may not read the article, and for a type without checks', async () => {
    const id = await admin.createArticle({ title: 'Secret', slug: 'secret', content: 'x' });
    for (const at of [`api::article.article/${id}`, 'api::page.page/none', 'admin::user/1']) {
      const response = await author('POST', `/checks/${at}`, {});
      expect(response.status, at).toBe(403);
      expect(await response.text()).not.toContain('Secret');
    }
    const own = await author.json<{ data: { documentId: string } }>('POST', ARTICLES, { title: 'By the author' });
    expect((await author('POST', `/checks/api::article.article/${own.data.documentId}`, {})).status).toBe(200);
    expect((await fetch(`${cms.url}/checks/api::article.article/${id}`, { method: 'POST' })).status).toBe(401);
  });
});

it('the schedule keeps a refused article as a draft and logs the message, and publishes while the site is down', async () => {
  const publishAt = new Date(clock.now() + 2 * MINUTE_MS).toISOString();
  await admin.createArticle({ title: 'Due', slug: 'due-', publishAt });
  await admin.createArticle({ title: 'Away', slug: 'away', content: '<Tldr>', publishAt });
  site.close();
  await waitFor(async () => {
    clock.advance(MINUTE_MS);
    expect(await isPublic('away')).toBe(true);
  });
  expect(cms.log.join('\n')).toContain('could not be published: \\"Due\\" cannot have the address \\"due-\\"');
  expect(await isPublic('due-')).toBe(false);
});
