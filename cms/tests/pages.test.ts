import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { asAdmin, type Uploaded } from './support/admin.ts';
import { sql } from './support/database.ts';
import { shippedSite, shippedStories } from '../src/pages/page-type.ts';
import { CMS, deleteStoreKey, SHIPPED, startWithPages, withDefaults } from './support/pages.ts';
import { type RunningCms, startCms } from './support/start-cms.ts';
import { waitFor } from './support/wait-for.ts';

const SITE = '/content-manager/single-types/api::site.site';
const PAGES = '/content-manager/collection-types/api::page.page';
const STORIES = '/content-manager/collection-types/api::story.story';
const HERO = { __component: 'opening.page-hero', title: 'Open day', variant: 'paper' };
const NEW_PAGE = { title: 'Open day', description: 'x', type: 'company', sections: [HERO] };
const ROUNDS = 2;

type Fields = Record<string, unknown>;
type Story = {
  documentId: string;
  updatedAt: string;
  title: string;
  image?: { url: string; alternativeText?: string };
};
type Page = { documentId: string; updatedAt: string; path: string; title: string; sections: unknown[] };

let cms: RunningCms;
let admin: Awaited<ReturnType<typeof asAdmin>>;
let ids: Map<string, string>;

beforeAll(async () => {
  cms = await startWithPages();
  admin = await asAdmin(cms);
  ids = new Map((await published()).map(({ path, documentId }) => [path, documentId]));
});
afterAll(() => cms.stop());

async function published(): Promise<Page[]> {
  const response = await cms.read('site-content');
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: { pages: Page[] } }).data.pages;
}
const stories = async () =>
  ((await (await cms.read('site-content')).json()) as { data: { stories: Story[] } }).data.stories;
const pageAt = async (path: string) => (await published()).find((page) => page.path === path);
const shipped = (path: string) => SHIPPED.find((page) => page.path === path)!;
const at = (path: string) => `${PAGES}/${ids.get(path)}`;
const save = (path: string, fields: object) => admin.call('PUT', at(path), { ...shipped(path), ...fields });
const publish = (path: string, fields: object = {}) => admin.call('POST', `${at(path)}/actions/publish`, { ...fields });
const unpublish = (path: string) => admin.call('POST', `${at(path)}/actions/unpublish`, {});

const counts = new Map(SHIPPED.map(({ path, sections }) => [path, sections?.length]));
function expectComplete(pages: Page[]): void {
  expect(pages).toHaveLength(SHIPPED.length);
  for (const { path, sections } of pages) expect(sections.length, path).toBe(counts.get(path));
}

async function create(fields: object): Promise<string> {
  const { data } = (await admin.call('POST', PAGES, { ...NEW_PAGE, ...fields })) as { data: { documentId: string } };
  return data.documentId;
}

describe('GET /api/site-content', () => {
  it('returns every shipped page as its seed file has it', async () => {
    const pages = await published();
    expect(pages.map(({ path }) => path)).toEqual(SHIPPED.map(({ path }) => path).sort());
    for (const { documentId, updatedAt, ...fields } of pages) {
      expect(documentId).toMatch(/^[a-z0-9]{24}$/);
      expect(Date.parse(updatedAt)).not.toBeNaN();
      expect(fields).toEqual(withDefaults(shipped(fields.path)));
    }
  });

  it('returns a published change at the next read, and no draft', async () => {
    await save('/aboutus', { title: 'Saved only' });
    expect((await pageAt('/aboutus'))?.title).toBe(shipped('/aboutus').title);
    await publish('/aboutus');
    expect((await pageAt('/aboutus'))?.title).toBe('Saved only');
    await publish('/aboutus', { ...shipped('/aboutus'), title: 'Saved and published' });
    expect((await pageAt('/aboutus'))?.title).toBe('Saved and published');
    await unpublish('/aboutus');
    expect(await pageAt('/aboutus')).toBeUndefined();
    await publish('/aboutus', { ...shipped('/aboutus') });
    expect((await pageAt('/aboutus'))?.title).toBe(shipped('/aboutus').title);
  });

  it('returns the entry Site as its seed file has it, and a published change at the next read', async () => {
    const site = async () => ((await (await cms.read('site-content')).json()) as { data: { site: Fields } }).data.site;
    const { documentId, updatedAt, ...fields } = await site();
    expect(fields).toMatchObject(shippedSite(CMS));
    expect(fields).not.toHaveProperty('createdBy');
    const path = '/content-manager/single-types/api::site.site';
    await admin.call('PUT', path, { tagline: 'Saved only' });
    expect(await site()).toEqual({ documentId, updatedAt, ...fields });
    await admin.call('POST', `${path}/actions/publish`, {});
    expect((await site()).tagline).toBe('Saved only');
    await admin.call('POST', `${path}/actions/publish`, { tagline: fields.tagline });
  });

  it('returns a new page until it is deleted', async () => {
    const id = await create({ path: '/open-day' });
    expect(await pageAt('/open-day')).toBeUndefined();
    await admin.call('POST', `${PAGES}/${id}/actions/publish`, {});
    expect((await pageAt('/open-day'))?.sections).toEqual([{ ...HERO, actions: [], dots: false, items: [] }]);
    await admin.call('DELETE', `${PAGES}/${id}`);
    expect(await pageAt('/open-day')).toBeUndefined();
  });

  it('responds with 304 to its ETag until a page is published', async () => {
    const first = await cms.read('site-content');
    const etag = String(first.headers.get('etag'));
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const conditional = () =>
      cms.read('site-content', { authorization: `Bearer ${cms.env.CMS_TOKEN}`, 'if-none-match': etag });
    const second = await conditional();
    expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', etag]);
    await save('/leaf', { title: 'Draft' });
    expect((await conditional()).status).toBe(304);
    await publish('/leaf');
    expect((await conditional()).status).toBe(200);
    await publish('/leaf', { ...shipped('/leaf') });
  });

  it('returns whole pages while pages are published', async () => {
    let isDone = false;
    const read = async () => {
      let reads = 0;
      for (; !isDone; reads += 1) expectComplete(await published());
      return reads;
    };
    const readers = [read(), read()];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const path of ['/', '/CSR']) await publish(path, { ...shipped(path) });
    }
    isDone = true;
    for (const reads of await Promise.all(readers)) expect(reads).toBeGreaterThan(0);
  });

  it.runIf(inject('preparedDatabase'))(
    'is one snapshot: a publish in the middle of a read changes nothing',
    async () => {
      // Another draft, so that the next read is not from memory.
      await publish('/impact', { ...shipped('/impact') });
      const client = new pg.Client({ connectionString: cms.env.DATABASE_URL });
      await client.connect();
      // A read waits here after it has read the pages, and before it reads their last sections. /leaf has no team.
      await client.query('begin; lock table components_people_teams in access exclusive mode');
      const reading = published();
      await waitFor(async () => {
        const { rows } = await client.query(`select 1 from pg_locks where not granted`);
        expect(rows).toHaveLength(1);
      });
      await publish('/leaf');
      await client.query('commit');
      await client.end();
      expectComplete(await reading);
    },
  );

  it('does not return the preview of a page without the secret of the previews', async () => {
    const preview = (headers: Record<string, string>) =>
      fetch(`${cms.url}/api/previews/pages/${ids.get('/leaf')}?status=draft`, { headers });
    expect((await preview({})).status).toBe(404);
    expect((await preview({ authorization: `Bearer ${cms.env.CMS_TOKEN}` })).status).toBe(404);
    const response = await preview({ 'x-preview-secret': String(cms.env.PREVIEW_SECRET) });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(((await response.json()) as { data: Page }).data.path).toBe('/leaf');
  });

  it('returns the preview of a page with unsaved values, and saves nothing', async () => {
    const at = `${cms.url}/api/previews/pages/${ids.get('/leaf')}?status=draft`;
    const headers = { 'content-type': 'application/json', 'x-preview-secret': String(cms.env.PREVIEW_SECRET) };
    const sections = [{ __component: 'closing.call-to-action', __temp_key__: 'a', title: 'Typed' }];
    const body = JSON.stringify({ values: { title: 'Typed', path: '/leaf', sections } });
    expect((await fetch(at, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status).toBe(
      404,
    );
    const { data } = (await (await fetch(at, { method: 'POST', headers, body })).json()) as { data: Page };
    expect(data).toMatchObject({
      title: 'Typed',
      sections: [{ __component: 'closing.call-to-action', title: 'Typed' }],
    });
    expect(data.sections).toHaveLength(1);
    const saved = (await (await fetch(at, { headers })).json()) as { data: Page };
    expect(saved.data.sections.length).toBeGreaterThan(1);
  });

  it('returns the preview of the entry Site with unsaved values', async () => {
    const { data: site } = (await admin.call('GET', SITE)) as { data: { documentId: string; tagline: string } };
    const at = `${cms.url}/api/previews/sites/${site.documentId}?status=draft`;
    const headers = { 'content-type': 'application/json', 'x-preview-secret': String(cms.env.PREVIEW_SECRET) };
    const body = JSON.stringify({ values: { phone: '+91 1', navigation: [{ label: 'New', to: '/contact' }] } });
    expect((await fetch(at)).status).toBe(404);
    const { data } = (await (await fetch(at, { method: 'POST', headers, body })).json()) as { data: object };
    expect(data).toMatchObject({ phone: '+91 1', tagline: site.tagline, navigation: [{ label: 'New' }] });
    expect(data).not.toHaveProperty('lockVersion');
    const previewPath = `/content-manager/preview/url/api::site.site?documentId=${site.documentId}&status=draft`;
    const { data: preview } = (await admin.call('GET', previewPath)) as { data: { url: string } };
    expect(preview.url).toContain('/preview?token=');
  });

  it('is refused without the token of the site', async () => {
    expect((await cms.read('site-content', {})).status).toBe(403);
    expect((await cms.read('site-content', { authorization: 'Bearer wrong' })).status).toBe(401);
    expect((await cms.read('site-content?status=draft')).status).toBe(400);
  });
});

describe('a page of the site', () => {
  it('keeps its path', async () => {
    const { message, field } = await admin.refused('PUT', at('/aboutus'), {
      ...shipped('/aboutus'),
      path: '/about-us',
    });
    const title = String(shipped('/aboutus').title);
    expect(message).toBe(
      `"${title}" keeps its path /aboutus, because the site links to it. Create a new page instead.`,
    );
    expect(field).toBe('path');
    expect((await admin.refused('PUT', at('/aboutus'), { path: null })).message).toMatch(/keeps its path/);
  });

  it('cannot be deleted', async () => {
    const sentence =
      /belongs to the site and cannot be deleted\. Unpublish it instead: the site then shows its shipped text again\.$/;
    expect((await admin.refused('DELETE', at('/leaf'))).message).toMatch(sentence);
    const documentIds = [ids.get('/leaf'), ids.get('/impact')];
    expect((await admin.refused('POST', `${PAGES}/actions/bulkDelete`, { documentIds })).message).toMatch(sentence);
    expect(await pageAt('/leaf')).toBeDefined();
  });

  it('is not published without a section that it needs, and the save of the same request is rolled back', async () => {
    const sections = shipped('/aboutus').sections?.filter(({ __component }) => __component !== 'people.team');
    const change = { ...shipped('/aboutus'), title: 'Without a team', sections };
    const { message, field } = await admin.refused('POST', `${at('/aboutus')}/actions/publish`, change);
    expect(message).toBe(
      '"Without a team" needs the section "Team". Add it, or unpublish the page: the site then shows its shipped text again.',
    );
    expect(field).toBe('sections');
    const { data } = (await admin.call('GET', at('/aboutus'))) as { data: Page };
    expect(data.title).toBe(shipped('/aboutus').title);
    expect((await pageAt('/aboutus'))?.sections).toHaveLength(shipped('/aboutus').sections?.length ?? 0);
    await save('/aboutus', { sections });
    await save('/aboutus', {});
  });
});

describe('a new page', () => {
  it.each([
    ['/AboutUs', 'the path /AboutUs belongs to a page of the site. Choose another one.'],
    ['/leaf', 'the path /leaf belongs to a page of the site. Choose another one.'],
    ['/api/things', 'paths below /api are reserved. Choose another one.'],
    ['/Open_Day', 'a path starts with / and has lower-case letters, digits and hyphens, such as /events/open-day.'],
  ])('cannot have the path %s', async (path, sentence) => {
    expect(await admin.refused('POST', PAGES, { ...NEW_PAGE, path })).toEqual({
      message: `"Open day": ${sentence}`,
      field: 'path',
    });
  });

  it('cannot have the path of another page, also as a copy', async () => {
    const id = await create({ title: 'The first', path: '/events' });
    const { message, field } = await admin.refused('POST', PAGES, { ...NEW_PAGE, path: '/events' });
    expect(message).toBe('"Open day" cannot have the path /events: "The first" has it. Choose another one.');
    expect(field).toBe('path');
    const copy = { ...shipped('/leaf'), title: 'A copy' };
    const clone = `${PAGES}/clone/${ids.get('/leaf')}`;
    expect((await admin.refused('POST', clone, copy)).message).toMatch(/"A copy": the path \/leaf belongs to/);
    await admin.call('DELETE', `${PAGES}/${id}`);
  });

  it('starts with one opening', async () => {
    const id = await create({ path: '/events', sections: [] });
    const publishing = `${PAGES}/${id}/actions/publish`;
    expect(await admin.refused('POST', publishing)).toEqual({
      message: '"Open day" must start with a section of the group Opening, which has the heading of the page.',
      field: 'sections',
    });
    const sections = [HERO, { ...HERO, title: 'Again' }];
    expect(await admin.refused('POST', publishing, { ...NEW_PAGE, path: '/events', sections })).toEqual({
      message: '"Open day" has a second opening at place 2, "Opening". A page has one: remove it.',
      field: 'sections.1.title',
    });
    await admin.call('DELETE', `${PAGES}/${id}`);
  });
});

describe('a link', () => {
  const withLink = (to: string) => ({
    ...NEW_PAGE,
    path: '/links',
    sections: [HERO, { __component: 'closing.call-to-action', title: 'x', text: 'x', actions: [{ label: 'Go', to }] }],
  });

  it.each(['javascript:alert(1)', '//evil.example', 'http://example.org'])('%s is not saved', async (to) => {
    const { message, field } = await admin.refused('POST', PAGES, withLink(to));
    expect(message).toBe(
      `"Open day" has a link that is not possible, "${to}" (sections 2, actions 1, to). Write a path of this site such as /contact, an anchor such as #plans, or an address that starts with https://, mailto: or tel:.`,
    );
    expect(field).toBe('sections.1.actions.0.to');
  });

  it('that another program wrote into the database is not published', async () => {
    const id = await create(withLink('/a-link-of-this-test'));
    sql(cms, `update components_items_links set "to" = ? where "to" = '/a-link-of-this-test'`, ['javascript:x']);
    const { message } = await admin.refused('POST', `${PAGES}/${id}/actions/publish`);
    expect(message).toMatch(/^"Open day" has something in section 2 .* that is not possible there, "javascript:x"/);
    await admin.call('DELETE', `${PAGES}/${id}`);
  });
});

describe('an image in a section', () => {
  const upload = async (name: string) => ((await (await admin.upload(name)).json()) as [Uploaded])[0];
  const team = (image: number) => ({
    ...shipped('/aboutus').sections?.find(({ __component }) => __component === 'people.team'),
    items: [{ name: 'Asha Rao', role: 'Engineer', picture: { image } }],
  });
  const photoOf = async (path: string) => {
    const [, section] = (await pageAt(path))?.sections as [unknown, { items: [{ picture?: { image?: unknown } }] }];
    return section.items[0].picture?.image as { url: string; alternativeText?: string; formats: object };
  };
  const deletion = ({ id }: Uploaded) => admin.refused('DELETE', `/upload/files/${id}`);
  const inUse = (name: string) => `"${name}" is used by the page "Open day". Nothing was deleted`;

  it('is reduced to URL, size and alternative text, and a change of the file is in the next response', async () => {
    const file = await upload('asha.png');
    const id = await create({ path: '/with-a-photo', sections: [HERO, team(file.id)] });
    await admin.call('POST', `${PAGES}/${id}/actions/publish`, {});
    const photo = await photoOf('/with-a-photo');
    expect(photo).toEqual({ url: file.url, width: 512, height: 512, formats: photo.formats });
    for (const [name, { url }] of Object.entries(file.formats)) {
      expect(photo.formats).toHaveProperty(name, { url, width: expect.any(Number) as number });
    }
    await admin.describe(file.id, 'Asha at her desk', { x: 20, y: 75 });
    const described = await photoOf('/with-a-photo');
    expect(described).toMatchObject({ alternativeText: 'Asha at her desk', focalPoint: { x: 20, y: 75 } });
    expect(described.url).toMatch(/^\/uploads\/asha_\w+\.png\?v=\w+$/);
    await admin.call('DELETE', `${PAGES}/${id}`);
    await admin.call('DELETE', `/upload/files/${file.id}`);
  });

  it('cannot be deleted while a draft or a published page has it', async () => {
    const [first, second] = [await upload('first.png'), await upload('second.png')];
    const id = await create({ path: '/with-a-photo', sections: [HERO, team(first.id)] });
    expect((await deletion(first)).message).toContain(inUse('first.png'));
    await admin.call('POST', `${PAGES}/${id}/actions/publish`, {});
    await admin.describe(second.id, 'The hall');
    await admin.call('PUT', `${PAGES}/${id}`, {
      sections: [{ ...HERO, picture: { image: second.id } }, team(second.id)],
    });
    expect((await deletion(first)).message).toContain(inUse('first.png'));
    expect((await deletion(second)).message).toContain(inUse('second.png'));
    await admin.call('POST', `${PAGES}/${id}/actions/publish`, {});
    await admin.call('DELETE', `/upload/files/${first.id}`);
    await admin.call('DELETE', `${PAGES}/${id}`);
    await admin.call('DELETE', `/upload/files/${second.id}`);
  });

  it('or a shipped picture is required where the design needs a picture', async () => {
    const rows = (fields: object) => ({
      __component: 'product.feature-rows',
      variant: 'plain',
      items: [{ title: 'x', text: 'x', ...fields }],
    });
    const id = await create({ path: '/with-a-picture', sections: [HERO, rows({})] });
    const publishing = `${PAGES}/${id}/actions/publish`;
    const { message, field } = await admin.refused('POST', publishing);
    expect(message).toMatch(
      /^"Open day" needs a picture in entry 1 of section 2, "[\w ]+"\. Choose an image of the media library, or/,
    );
    expect(field).toBe('sections.1.items.0.picture');
    const withName = { ...NEW_PAGE, path: '/with-a-picture', sections: [HERO, rows({ picture: { shipped: 'gone' } })] };
    const unknown = await admin.refused('POST', publishing, withName);
    expect(unknown.field).toBe('sections.1.items.0.picture.shipped');
    const file = await upload('rows.png');
    await admin.describe(file.id, 'decorative');
    await admin.call('POST', publishing, {
      ...NEW_PAGE,
      path: '/with-a-picture',
      sections: [HERO, rows({ picture: { image: file.id } })],
    });
    await admin.call('DELETE', `${PAGES}/${id}`);
    await admin.call('DELETE', `/upload/files/${file.id}`);
  });
});

describe('a story', () => {
  const WELLS = { title: 'Wells', description: 'Deep.' };
  const createStory = async (fields: object = WELLS) =>
    ((await admin.call('POST', STORIES, fields)) as { data: Story }).data.documentId;
  const titles = async () => (await stories()).map(({ title }) => title);
  const seeded = shippedStories(CMS);

  it('of the seed is returned as its seed file has it', async () => {
    const found = await stories();
    expect(found).toHaveLength(seeded.length);
    for (const [index, { key: _, ...fields }] of seeded.entries()) expect(found[index]).toMatchObject(fields);
  });

  it('is readable after a save, before the others if its order is lower, and changes the ETag', async () => {
    const etag = async () => (await cms.read('site-content')).headers.get('etag');
    const before = await etag();
    const first = await createStory();
    const second = await createStory({ ...WELLS, title: 'Newer wells' });
    const shippedTitles = seeded.map(({ title }) => title);
    expect(await titles()).toEqual(['Newer wells', 'Wells', ...shippedTitles]);
    const created = await etag();
    expect(created).not.toBe(before);
    await admin.call('PUT', `${STORIES}/${second}`, { title: 'Last wells', order: 99 });
    expect(await titles()).toEqual(['Wells', ...shippedTitles, 'Last wells']);
    expect(await etag()).not.toBe(created);
    for (const id of [first, second]) await admin.call('DELETE', `${STORIES}/${id}`);
    expect(await titles()).toEqual(shippedTitles);
    expect(await etag()).toBe(before);
  });

  it('is readable after another process of the CMS has saved it', async () => {
    const id = await createStory();
    await admin.call('PUT', `${STORIES}/${id}`, { title: 'Of this process' });
    expect((await titles())[0]).toBe('Of this process');
    sql(cms, `update stories set title = ?, updated_at = created_at where document_id = ?`, ['Of another', id]);
    expect((await titles())[0]).toBe('Of another');
    await admin.call('DELETE', `${STORIES}/${id}`);
  });

  it('links to a page of the site', async () => {
    const { message, field } = await admin.refused('POST', STORIES, { ...WELLS, to: '//evil.example' });
    expect(message).toMatch(/^"Wells" has a link that is not possible, "\/\/evil\.example" \(to\)\./);
    expect(field).toBe('to');
    expect((await admin.refused('POST', STORIES, { ...WELLS, to: 'https://example.org' })).field).toBe('to');
  });

  it('has an image that cannot be deleted', async () => {
    const file = ((await (await admin.upload('well.png')).json()) as [Uploaded])[0];
    const id = await createStory({ ...WELLS, image: file.id });
    await admin.describe(file.id, 'A well');
    const [{ image }] = await stories();
    expect(image).toMatchObject({ alternativeText: 'A well', width: 512 });
    expect(image?.url).toContain(file.url);
    const { message } = await admin.refused('DELETE', `/upload/files/${file.id}`);
    expect(message).toContain('"well.png" is used by the story "Wells". Nothing was deleted');
    await admin.call('DELETE', `${STORIES}/${id}`);
    await admin.call('DELETE', `/upload/files/${file.id}`);
  });
});

describe('later starts', () => {
  it(
    'seed a page once: no change is undone, a page that an upgrade brings is added',
    { timeout: 120_000 },
    async () => {
      await publish('/aboutus', { ...shipped('/aboutus'), title: 'An editor was here' });
      await unpublish('/leaf');
      await publish('/tracseed', { ...shipped('/tracseed'), title: 'Of an editor' });
      const [kept, edited, deleted] = await stories();
      await admin.call('PUT', `${STORIES}/${edited.documentId}`, { title: 'A story of an editor' });
      await admin.call('DELETE', `${STORIES}/${deleted.documentId}`);
      await cms.halt();
      // As in a database from before the first story, whose title an editor has used.
      deleteStoreKey(cms, `core_site-seed_story:${shippedStories(CMS)[0].key}`);
      // As in a database from before these pages: one is missing, the other was made by an editor.
      sql(cms, `delete from pages where path = '/impact'`);
      for (const path of ['/impact', '/tracseed']) deleteStoreKey(cms, `core_site-seed_page:${path}`);
      sql(cms, `delete from admin_permissions where subject = 'api::page.page'`);
      deleteStoreKey(cms, 'core_site-setup_roles:api::page.page');
      cms = await startCms(cms.env);
      admin = await asAdmin(cms);
      const pages = new Map((await published()).map((page) => [page.path, page]));
      expect(pages.size).toBe(SHIPPED.length - 1);
      expect(pages.get('/aboutus')?.title).toBe('An editor was here');
      expect(pages.get('/tracseed')).toMatchObject({ title: 'Of an editor', documentId: ids.get('/tracseed') });
      expect(pages.has('/leaf')).toBe(false);
      const found = await stories();
      expect(found).toHaveLength(shippedStories(CMS).length - 1);
      expect(found.slice(0, 2)).toMatchObject([
        { documentId: kept.documentId, title: kept.title },
        { documentId: edited.documentId, title: 'A story of an editor' },
      ]);
      expect(pages.get('/impact')?.sections).toEqual(withDefaults(shipped('/impact')).sections);
      const { data } = (await admin.call('GET', '/admin/roles')) as { data: Array<{ id: number; name: string }> };
      const permissions = async (name: string) => {
        const id = data.find((role) => role.name === name)?.id;
        const response = (await admin.call('GET', `/admin/roles/${id}/permissions`)) as {
          data: Array<{ action: string; subject: string | null }>;
        };
        return response.data.filter(({ subject }) => subject === 'api::page.page').map(({ action }) => action);
      };
      const actions = ['create', 'delete', 'publish', 'read', 'update'];
      expect((await permissions('Editor')).sort()).toEqual(
        actions.map((action) => `plugin::content-manager.explorer.${action}`),
      );
      expect(await permissions('Author')).toEqual([]);
    },
  );
});
