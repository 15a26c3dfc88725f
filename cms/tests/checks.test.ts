import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { movableClock } from '../../scripts/lib/movable-clock.mjs';
import { asAdmin, asColleague } from './support/admin.ts';
import { ARTICLES, HERO, NEW_PAGE, PAGES } from './support/entries.ts';
import { startFakeSite } from './support/fake-site.ts';
import { startCms, waitFor } from './support/start-cms.ts';

const MINUTE_MS = 60_000;
const clock = movableClock();

type Problem = { level: string; message: string; path: string[] };
type Checks = { problems: Problem[]; texts: boolean };

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
afterAll(async () => {
  await cms.stop();
  site.close();
  clock.remove();
});
const admin = await asAdmin(cms);
const author = await asColleague(cms, 'Author');

const isPublic = async (slug: string) => (await cms.article(slug)) !== undefined;
const publish = (id: string) => admin.refused('POST', `${ARTICLES}/${id}/actions/publish`);

describe('publishing', () => {
  it('is refused with a message that names the title, at the field, until the problem is fixed', async () => {
    const file = await admin.uploadImage('well.png');
    const id = await admin.createArticle({
      title: 'Wells',
      slug: 'wells',
      blocks: [{ __component: 'shared.media', file: file.id }],
    });
    const { message, field } = await publish(id);
    expect(message).toMatch(
      /^"Wells" has an image without alternative text, "well\.png" \(block 1 "Media", .*"decorative"/,
    );
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
    const file = await admin.uploadImage('small.png');
    await admin.describe(file.id, 'decorative');
    const narrow = await admin.createArticle({ title: 'Narrow', slug: 'narrow', cover: file.id });
    expect(await publish(narrow)).toMatchObject({
      message: expect.stringContaining('512 pixels wide') as string,
      field: 'cover',
    });
    fs.rmSync(path.join(String(cms.env.DATA_DIR), 'public', file.url));
    expect((await publish(narrow)).message).toContain('whose file is missing, "small.png"');
    await admin.publish(await admin.createArticle({ title: 'First', slug: 'mine', content: 'x' }));
    const second = await admin.createArticle({ title: 'Second', slug: 'mine', content: 'x' });
    const taken = '"Second" cannot have the address "mine": the article "First" has it. Choose another one.';
    expect(await publish(second)).toEqual({ message: taken, field: 'slug' });
    const open = await admin.createArticle({ title: 'Open', slug: 'open', content: '<Tldr>In short' });
    const { message, field } = await publish(open);
    expect(message).toMatch(
      /^"Open" has a text that cannot be read \(Main text, line 1\): .* Write <\/Tldr> where it ends\.$/,
    );
    expect(field).toBe('content');
    const described = await admin.uploadImage('text.png');
    const written = await admin.createArticle({ title: 'Text', slug: 'text', content: `![](${described.url})` });
    expect((await publish(written)).message).toContain('in Main text, "text.png"');
    await admin.updateArticle(written, { content: `![](${described.formats.small?.url})` });
    await publish(written);
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
    const frame = `<iframe width="560" src="https://www.youtube.com/embed/bbbbbbbbbbb"></iframe>${' '.repeat(300)}`;
    const pasted = [' https://youtu.be/aaaaaaaaaaa ', 'youtube.com/watch?v=aaaaaaaaaaa', frame];
    const blocks = pasted.map((url) => ({ __component: 'shared.video', url }));
    const id = await admin.createArticle({ title: 'Video', slug: 'video', blocks });
    await admin.publish(id);
    const { blocks: stored } = (await cms.article<{ blocks: Array<{ url: string }> }>('video'))!;
    expect(stored.map(({ url }) => url)).toEqual([
      'https://youtu.be/aaaaaaaaaaa',
      'https://youtube.com/watch?v=aaaaaaaaaaa',
      'https://www.youtube.com/embed/bbbbbbbbbbb',
    ]);
    await admin.updateArticle(id, { blocks: [{ __component: 'shared.video', url: 'A day at the well' }] });
    const { message, field } = await publish(id);
    expect(message).toContain('has no address of a video in block 1 "Video", Address of the video');
    expect(field).toBe('blocks.0.url');
    const long = { title: 'Long', slug: 'long', blocks: [{ __component: 'shared.video', url: 'x'.repeat(300) }] };
    expect((await admin.refused('POST', ARTICLES, long)).message).toContain('There is no video in block 1 "Video"');
  });

  it('of a page stores the id of a video whose address was pasted', async () => {
    const video = { videoId: 'https://www.youtube.com/watch?v=aaaaaaaaaaa&t=30s' };
    const sections = [
      { __component: 'product.video', title: 'A', video },
      { __component: 'product.demo-videos', items: [video] },
    ];
    type Stored = { sections: [{ video: { videoId: string } }, { items: [{ videoId: string }] }] };
    const page = { ...NEW_PAGE, path: '/our-videos', sections };
    const [{ video: stored }, { items }] = (await admin.data<Stored>('POST', PAGES, page)).sections;
    expect([stored.videoId, items[0].videoId]).toEqual(['aaaaaaaaaaa', 'aaaaaaaaaaa']);
  });
});

describe('the panel', () => {
  it('lists the problems of the draft, and of unsaved input', async () => {
    const id = await admin.createArticle({ title: 'Panel', slug: 'panel', content: 'x' });
    const checks = (values?: object) => admin.data<Checks>('POST', `/checks/api::article.article/${id}`, { values });
    const fields = async (values?: object) =>
      (await checks(values)).problems.map(({ level, path }) => `${level} ${path.join('.')}`);
    expect(await fields()).toEqual(['warn description']);
    expect(await fields({ content: '<Tldr>', slug: 'mine' })).toEqual([
      'refuse content',
      'refuse slug',
      'warn description',
    ]);
    expect((await checks()).texts).toBe(true);
    expect(await isPublic('panel')).toBe(false);
  });

  it('returns 403 to an Author who may not read the article, and for a type without checks', async () => {
    const id = await admin.createArticle({ title: 'Secret', slug: 'secret', content: 'x' });
    const response = await author('POST', `/checks/api::article.article/${id}`, {});
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain('Secret');
    expect((await author('POST', '/checks/api::page.page/none', {})).status).toBe(403);
    expect((await author('POST', '/checks/admin::user/1', {})).status).toBe(403);
    const own = await author.json<{ data: { documentId: string } }>('POST', ARTICLES, { title: 'By the author' });
    const { documentId } = own.data;
    expect((await author('POST', `/checks/api::article.article/${documentId}`, {})).status).toBe(200);
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
