import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAdmin, type Uploaded } from './support/admin.ts';
import { movableClock } from '../../scripts/lib/movable-clock.mjs';
import { asColleague } from './support/colleague.ts';
import { type RunningCms, startCms } from './support/start-cms.ts';
import { waitFor } from './support/wait-for.ts';

const ARTICLES = '/content-manager/collection-types/api::article.article';
const PAGES = '/content-manager/collection-types/api::page.page';
const WEBHOOK_SECRET = 'only-for-tests-0123456789abcdef-hook';
const MINUTE_MS = 60_000;
const clock = movableClock();
let cms: RunningCms;
let admin: Awaited<ReturnType<typeof asAdmin>>;
let author: Awaited<ReturnType<typeof asColleague>>;

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
const site = http.createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    if (request.url !== '/hooks/cms/texts') return void response.end();
    if (request.headers.authorization !== `Bearer ${WEBHOOK_SECRET}`) return void response.writeHead(401).end();
    const { texts } = JSON.parse(body) as { texts: string[] };
    response.end(JSON.stringify({ facts: texts.map(factsOf) }));
  });
});

beforeAll(async () => {
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const { port } = site.address() as AddressInfo;
  cms = await startCms({
    ...clock.env,
    CMS_WEBHOOK_URL: `http://127.0.0.1:${port}/hooks/cms`,
    CMS_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });
  admin = await asAdmin(cms);
  author = await asColleague(cms, 'Author');
});
afterAll(async () => {
  await cms.stop();
  site.close();
  clock.remove();
});

const upload = async (name: string) => ((await (await admin.upload(name)).json()) as [Uploaded])[0];
const isPublic = async (slug: string) => {
  const response = await cms.read(`articles?filters[slug][$eq]=${slug}`);
  return ((await response.json()) as { data: unknown[] }).data.length > 0;
};
const publish = (id: string) => admin.refused('POST', `${ARTICLES}/${id}/actions/publish`);
const checksOf = async (id: string, values?: object) =>
  ((await admin.call('POST', `/checks/api::article.article/${id}`, { values })) as { data: Checks }).data;
const cover = { __component: 'shared.media' };

describe('publishing', () => {
  it('is refused with a message that names the title, at the field, until the problem is fixed', async () => {
    const file = await upload('well.png');
    const id = await admin.createArticle({ title: 'Wells', slug: 'wells', blocks: [{ ...cover, file: file.id }] });
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
    const file = await upload('small.png');
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
    const described = await upload('text.png');
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
    const { data } = (await admin.call('POST', PAGES, {
      ...{ title: 'Open day', path: '/open-day', description: 'x', type: 'company' },
      sections: [{ __component: 'opening.page-hero', variant: 'paper', title: 'A' }, { __component: 'product.text' }],
    })) as { data: { documentId: string } };
    const { message, field } = await admin.refused('POST', `${PAGES}/${data.documentId}/actions/publish`);
    expect(message).toMatch(/^"Open day" needs section 2 "[\w ]+", .*\. Fill it in\.$/);
    expect(field).toMatch(/^sections\.1\./);
  });

  it('of a video takes its address as it was pasted, and is refused for what is none', async () => {
    const frame = `<iframe width="560" src="https://www.youtube.com/embed/bbbbbbbbbbb"></iframe>${' '.repeat(300)}`;
    const pasted = [' https://youtu.be/aaaaaaaaaaa ', 'youtube.com/watch?v=aaaaaaaaaaa', frame];
    const blocks = pasted.map((url) => ({ __component: 'shared.video', url }));
    const id = await admin.createArticle({ title: 'Video', slug: 'video', blocks });
    await admin.publish(id);
    const response = await cms.read('articles?filters[slug][$eq]=video&populate=*');
    const [{ blocks: stored }] = ((await response.json()) as { data: [{ blocks: Array<{ url: string }> }] }).data;
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
    const page = { title: 'Videos', path: '/our-videos', description: 'x', type: 'company', sections };
    const { data } = (await admin.call('POST', PAGES, page)) as {
      data: { sections: [{ video: { videoId: string } }, { items: [{ videoId: string }] }] };
    };
    const [{ video: stored }, { items }] = data.sections;
    expect([stored.videoId, items[0].videoId]).toEqual(['aaaaaaaaaaa', 'aaaaaaaaaaa']);
  });
});

describe('the panel', () => {
  it('lists the problems of the draft, and of unsaved input', async () => {
    const id = await admin.createArticle({ title: 'Panel', slug: 'panel', content: 'x' });
    const fields = async (values?: object) =>
      (await checksOf(id, values)).problems.map(({ level, path }) => `${level} ${path.join('.')}`);
    expect(await fields()).toEqual(['warn description']);
    expect(await fields({ content: '<Tldr>', slug: 'mine' })).toEqual([
      'refuse content',
      'refuse slug',
      'warn description',
    ]);
    expect((await checksOf(id)).texts).toBe(true);
    expect(await isPublic('panel')).toBe(false);
  });

  it('returns 403 to an Author who may not read the article, and for a type without checks', async () => {
    const id = await admin.createArticle({ title: 'Secret', slug: 'secret', content: 'x' });
    const response = await author('POST', `/checks/api::article.article/${id}`, {});
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain('Secret');
    expect((await author('POST', '/checks/api::page.page/none', {})).status).toBe(403);
    expect((await author('POST', '/checks/admin::user/1', {})).status).toBe(403);
    const own = await author('POST', ARTICLES, { title: 'By the author', content: 'x' });
    const { documentId } = ((await own.json()) as { data: { documentId: string } }).data;
    expect((await author('POST', `/checks/api::article.article/${documentId}`, {})).status).toBe(200);
    expect((await fetch(`${cms.url}/checks/api::article.article/${id}`, { method: 'POST' })).status).toBe(401);
  });
});

it('the schedule keeps a refused article as a draft and logs the message, and publishes while the site is down', async () => {
  const publishAt = new Date(clock.now() + 2 * MINUTE_MS).toISOString();
  await admin.createArticle({ title: 'Due', slug: 'due-', publishAt });
  await admin.createArticle({ title: 'Away', slug: 'away', content: '<Tldr>', publishAt });
  await new Promise((closed) => {
    site.close(closed);
    site.closeAllConnections();
  });
  await waitFor(async () => {
    clock.advance(MINUTE_MS);
    expect(await isPublic('away')).toBe(true);
  });
  expect(cms.log.join('\n')).toContain('could not be published: \\"Due\\" cannot have the address \\"due-\\"');
  expect(await isPublic('due-')).toBe(false);
});
