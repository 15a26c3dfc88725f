import { afterAll, describe, expect, it } from 'vitest';
import { shippedSite, shippedStories } from '../src/pages/page-type.ts';
import { asAdmin } from './support/admin.ts';
import { sql } from './support/database.ts';
import {
  CMS,
  deleteStoreKey,
  HERO,
  NEW_PAGE,
  PAGES,
  SHIPPED,
  SITE,
  startWithPages,
  STORIES,
  withDefaults,
} from './support/entries.ts';
import { startCms } from './support/start-cms.ts';

const ROUNDS = 2;

type Fields = Record<string, unknown>;
type Story = { documentId: string; title: string; image?: { url: string } };
type Page = { documentId: string; path: string; title: string; sections: Fields[] };
type Content = { pages: Page[]; stories: Story[]; site: Fields };

let cms = await startWithPages();
afterAll(() => cms.stop());
let admin = await asAdmin(cms);
const content = () => cms.data<Content>('site-content');
const published = async () => (await content()).pages;
const stories = async () => (await content()).stories;
const ids = new Map((await published()).map(({ path, documentId }) => [path, documentId]));

const pageAt = async (path: string) => (await published()).find((page) => page.path === path);
const titleAt = async (path: string) => (await pageAt(path))?.title;
const shipped = (path: string) => SHIPPED.find((page) => page.path === path)!;
const at = (path: string) => `${PAGES}/${ids.get(path)}`;
const save = (path: string, fields: object) => admin.call('PUT', at(path), { ...shipped(path), ...fields });
const publish = (path: string, fields: object = {}) => admin.call('POST', `${at(path)}/actions/publish`, { ...fields });
const unpublish = (path: string) => admin.call('POST', `${at(path)}/actions/unpublish`, {});
const create = (fields: object) => admin.create(PAGES, { ...NEW_PAGE, ...fields });
const publishNew = (id: string) => admin.call('POST', `${PAGES}/${id}/actions/publish`, {});
const remove = (id: string) => admin.call('DELETE', `${PAGES}/${id}`);
const removeFile = (id: number) => admin.call('DELETE', `/upload/files/${id}`);
const etag = async () => String((await cms.read('site-content')).headers.get('etag'));

describe('GET /api/site-content', () => {
  it('returns every shipped page and story as its seed file has it', async () => {
    const { pages, stories: found } = await content();
    expect(pages.map(({ path }) => path)).toEqual(SHIPPED.map(({ path }) => path).sort());
    for (const { documentId, updatedAt, ...fields } of pages as Array<Page & { updatedAt: string }>) {
      expect(documentId).toMatch(/^[a-z0-9]{24}$/);
      expect(Date.parse(updatedAt)).not.toBeNaN();
      expect(fields).toEqual(withDefaults(shipped(fields.path)));
    }
    const seeded = shippedStories(CMS).map(({ key: _, ...fields }) => fields);
    expect(found).toHaveLength(seeded.length);
    expect(found).toMatchObject(seeded);
  });

  it('returns a published change at the next read, and no draft', async () => {
    const { title } = shipped('/aboutus');
    await save('/aboutus', { title: 'Saved only' });
    expect(await titleAt('/aboutus')).toBe(title);
    await publish('/aboutus');
    expect(await titleAt('/aboutus')).toBe('Saved only');
    await publish('/aboutus', { ...shipped('/aboutus'), title: 'Saved and published' });
    expect(await titleAt('/aboutus')).toBe('Saved and published');
    await unpublish('/aboutus');
    expect(await pageAt('/aboutus')).toBeUndefined();
    await publish('/aboutus', shipped('/aboutus'));
    expect(await titleAt('/aboutus')).toBe(title);
  });

  it('returns the entry Site as its seed file has it, and a published change at the next read', async () => {
    const { site } = await content();
    expect(site).toMatchObject(shippedSite(CMS));
    expect(site).not.toHaveProperty('createdBy');
    await admin.call('PUT', SITE, { tagline: 'Saved only' });
    expect((await content()).site).toEqual(site);
    await admin.call('POST', `${SITE}/actions/publish`, {});
    expect((await content()).site.tagline).toBe('Saved only');
    await admin.call('POST', `${SITE}/actions/publish`, { tagline: site.tagline });
  });

  it('returns a new page until it is deleted', async () => {
    const id = await create({ path: '/open-day' });
    expect(await pageAt('/open-day')).toBeUndefined();
    await publishNew(id);
    expect((await pageAt('/open-day'))?.sections).toEqual([{ tone: 'paper', ...HERO, actions: [], items: [] }]);
    await remove(id);
    expect(await pageAt('/open-day')).toBeUndefined();
  });

  it('responds with 304 to its ETag until a page is published', async () => {
    const first = await cms.read('site-content');
    const tag = String(first.headers.get('etag'));
    expect(tag).toMatch(/^"[\w-]{43}"$/);
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const conditional = () =>
      cms.read('site-content', { authorization: `Bearer ${cms.env.CMS_TOKEN}`, 'if-none-match': tag });
    const second = await conditional();
    expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', tag]);
    await save('/leaf', { title: 'Draft' });
    expect((await conditional()).status).toBe(304);
    await publish('/leaf');
    expect((await conditional()).status).toBe(200);
    await publish('/leaf', shipped('/leaf'));
  });

  it('returns whole pages while pages are published', async () => {
    const sizes = new Map(SHIPPED.map(({ path, sections }) => [path, sections?.length]));
    let isDone = false;
    const read = async () => {
      let reads = 0;
      for (; !isDone; reads += 1) {
        expect(new Map((await published()).map(({ path, sections }) => [path, sections.length]))).toEqual(sizes);
      }
      return reads;
    };
    const readers = [read(), read()];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const path of ['/', '/CSR']) await publish(path, shipped(path));
    }
    isDone = true;
    for (const reads of await Promise.all(readers)) expect(reads).toBeGreaterThan(0);
  });
});

describe('a preview', () => {
  const secret = { 'x-preview-secret': String(cms.env.PREVIEW_SECRET) };
  const preview = (path: string, headers: Record<string, string> = {}, values?: object) =>
    fetch(`${cms.url}/api/previews/${path}?status=draft`, {
      method: values ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...headers },
      body: values && JSON.stringify({ values }),
    });
  const withValues = async (path: string, values: object) =>
    ((await (await preview(path, secret, values)).json()) as { data: Fields & { sections: Fields[] } }).data;

  it('of a page is returned only with the secret of the previews; unsaved values are in it and are not saved', async () => {
    const page = `pages/${ids.get('/leaf')}`;
    const sections = [{ __component: 'closing.call-to-action', __temp_key__: 'a', title: 'Typed' }];
    const values = { title: 'Typed', path: '/leaf', sections };
    for (const headers of [{}, { authorization: `Bearer ${cms.env.CMS_TOKEN}` }]) {
      for (const sent of [undefined, values]) expect((await preview(page, headers, sent)).status).toBe(404);
    }
    const merged = await withValues(page, values);
    expect(merged.title).toBe('Typed');
    expect(merged.sections).toMatchObject([{ __component: 'closing.call-to-action', title: 'Typed' }]);
    const response = await preview(page, secret);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { data: saved } = (await response.json()) as { data: Page };
    expect(saved.path).toBe('/leaf');
    expect(saved.sections.length).toBeGreaterThan(1);
  });

  it('of the entry Site has unsaved values, too', async () => {
    const { documentId, tagline } = await admin.data<Fields>('GET', SITE);
    const site = `sites/${String(documentId)}`;
    expect((await preview(site)).status).toBe(404);
    const merged = await withValues(site, { phone: '+91 1', navigation: [{ label: 'New', to: '/contact' }] });
    expect(merged).toMatchObject({ phone: '+91 1', tagline, navigation: [{ label: 'New' }] });
    expect(merged).not.toHaveProperty('lockVersion');
    const address = `/content-manager/preview/url/api::site.site?documentId=${String(documentId)}&status=draft`;
    expect((await admin.data<{ url: string }>('GET', address)).url).toContain('/preview?token=');
  });
});

describe('a page of the site', () => {
  const { title, sections: all = [] } = shipped('/aboutus');

  it('keeps its path', async () => {
    expect(await admin.refused('PUT', at('/aboutus'), { ...shipped('/aboutus'), path: '/about-us' })).toEqual({
      message: `"${title}" keeps its path /aboutus, because the site links to it. Create a new page instead.`,
      field: 'path',
    });
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
    const sections = all.filter(({ __component }) => __component !== 'people.team');
    const change = { ...shipped('/aboutus'), title: 'Without a team', sections };
    expect(await admin.refused('POST', `${at('/aboutus')}/actions/publish`, change)).toEqual({
      message:
        '"Without a team" needs the section "Team". Add it, or unpublish the page: the site then shows its shipped text again.',
      field: 'sections',
    });
    expect((await admin.data<Page>('GET', at('/aboutus'))).title).toBe(title);
    expect((await pageAt('/aboutus'))?.sections).toHaveLength(all.length);
    await save('/aboutus', { sections });
    await save('/aboutus', {});
  });
});

describe('a new page', () => {
  it('cannot have a path of the site or of another page, also as a copy', async () => {
    expect(await admin.refused('POST', PAGES, { ...NEW_PAGE, path: '/AboutUs' })).toEqual({
      message: '"Open day": the path /AboutUs belongs to a page of the site. Choose another one.',
      field: 'path',
    });
    const id = await create({ title: 'The first', path: '/events' });
    expect(await admin.refused('POST', PAGES, { ...NEW_PAGE, path: '/events' })).toEqual({
      message: '"Open day" cannot have the path /events: "The first" has it. Choose another one.',
      field: 'path',
    });
    const copy = { ...shipped('/leaf'), title: 'A copy' };
    const clone = `${PAGES}/clone/${ids.get('/leaf')}`;
    expect((await admin.refused('POST', clone, copy)).message).toMatch(/"A copy": the path \/leaf belongs to/);
    await remove(id);
  });
});

describe('a link', () => {
  const withLink = (to: string) => ({
    ...NEW_PAGE,
    path: '/links',
    sections: [HERO, { __component: 'closing.call-to-action', title: 'x', text: 'x', actions: [{ label: 'Go', to }] }],
  });

  it('that could run a script is not saved', async () => {
    expect(await admin.refused('POST', PAGES, withLink('javascript:alert(1)'))).toEqual({
      message:
        '"Open day" has a link that is not possible, "javascript:alert(1)" (sections 2, actions 1, to). Write a path of this site such as /contact, an anchor such as #plans, or an address that starts with https://, mailto: or tel:.',
      field: 'sections.1.actions.0.to',
    });
  });

  it('that another program wrote into the database is not published', async () => {
    const id = await create(withLink('/a-link-of-this-test'));
    sql(cms, `update components_items_links set "to" = ? where "to" = '/a-link-of-this-test'`, ['javascript:x']);
    const { message } = await admin.refused('POST', `${PAGES}/${id}/actions/publish`);
    expect(message).toMatch(/^"Open day" has something in section 2 .* that is not possible there, "javascript:x"/);
    await remove(id);
  });
});

describe('an image in a section', () => {
  const PATH = '/with-a-photo';
  const shippedTeam = shipped('/aboutus').sections?.find(({ __component }) => __component === 'people.team');
  const team = (image: number) => ({
    ...shippedTeam,
    items: [{ name: 'Asha Rao', role: 'Engineer', picture: { image } }],
  });
  const expectInUse = async (id: number, name: string) =>
    expect((await admin.refused('DELETE', `/upload/files/${id}`)).message).toContain(
      `"${name}" is used by the page "Open day". Nothing was deleted`,
    );

  it('is reduced to URL, size and alternative text, and a change of the file is in the next response', async () => {
    const photoOf = async () => {
      const [, section] = (await pageAt(PATH))!.sections as [Fields, { items: [{ picture: { image: unknown } }] }];
      return section.items[0].picture.image as { url: string; formats: object };
    };
    const file = await admin.uploadImage('asha.png');
    const id = await create({ path: PATH, sections: [HERO, team(file.id)] });
    await publishNew(id);
    const photo = await photoOf();
    expect(photo).toEqual({ url: file.url, width: 512, height: 512, formats: photo.formats });
    for (const [name, { url }] of Object.entries(file.formats)) {
      expect(photo.formats).toHaveProperty(name, { url, width: expect.any(Number) as number });
    }
    await admin.describe(file.id, 'Asha at her desk', { x: 20, y: 75 });
    const described = await photoOf();
    expect(described).toMatchObject({ alternativeText: 'Asha at her desk', focalPoint: { x: 20, y: 75 } });
    expect(described.url).toMatch(/^\/uploads\/asha_\w+\.png\?v=\w+$/);
    await remove(id);
    await removeFile(file.id);
  });

  it('cannot be deleted while a draft or a published page has it', async () => {
    const [first, second] = [await admin.uploadImage('first.png'), await admin.uploadImage('second.png')];
    const id = await create({ path: PATH, sections: [HERO, team(first.id)] });
    await expectInUse(first.id, 'first.png');
    await publishNew(id);
    await admin.describe(second.id, 'The hall');
    const sections = [{ ...HERO, picture: { image: second.id } }, team(second.id)];
    await admin.call('PUT', `${PAGES}/${id}`, { sections });
    await expectInUse(first.id, 'first.png');
    await expectInUse(second.id, 'second.png');
    await publishNew(id);
    await removeFile(first.id);
    await remove(id);
    await removeFile(second.id);
  });

  it('or a shipped picture is required where the design needs a picture', async () => {
    const withRow = (fields: object) => {
      const items = [{ title: 'x', text: 'x', ...fields }];
      return {
        ...NEW_PAGE,
        path: PATH,
        sections: [HERO, { __component: 'product.rows', variant: 'bands', items }],
      };
    };
    const id = await create(withRow({}));
    const publishing = `${PAGES}/${id}/actions/publish`;
    const { message, field } = await admin.refused('POST', publishing);
    expect(message).toMatch(
      /^"Open day" needs a picture in entry 1 of section 2, "[\w ]+"\. Choose an image of the media library, or/,
    );
    expect(field).toBe('sections.1.items.0.picture');
    const unknown = await admin.refused('POST', publishing, withRow({ picture: { shipped: 'gone' } }));
    expect(unknown.field).toBe('sections.1.items.0.picture.shipped');
    const file = await admin.uploadImage('rows.png');
    await admin.describe(file.id, 'decorative');
    await admin.call('POST', publishing, withRow({ picture: { image: file.id } }));
    await remove(id);
    await removeFile(file.id);
  });
});

describe('a story', () => {
  const WELLS = { title: 'Wells', description: 'Deep.' };
  const createStory = (fields: object = {}) => admin.create(STORIES, { ...WELLS, ...fields });
  const removeStory = (id: string) => admin.call('DELETE', `${STORIES}/${id}`);
  const titles = async () => (await stories()).map(({ title }) => title);

  it('is readable after a save, before the others if its order is lower, and changes the ETag', async () => {
    const before = await etag();
    const first = await createStory();
    const second = await createStory({ title: 'Newer wells' });
    const seeded = shippedStories(CMS).map(({ title }) => title);
    expect(await titles()).toEqual(['Newer wells', 'Wells', ...seeded]);
    const created = await etag();
    expect(created).not.toBe(before);
    await admin.call('PUT', `${STORIES}/${second}`, { title: 'Last wells', order: 99 });
    expect(await titles()).toEqual(['Wells', ...seeded, 'Last wells']);
    expect(await etag()).not.toBe(created);
    for (const id of [first, second]) await removeStory(id);
    expect(await titles()).toEqual(seeded);
    expect(await etag()).toBe(before);
  });

  it('is readable after another process of the CMS has saved it', async () => {
    const id = await createStory();
    await admin.call('PUT', `${STORIES}/${id}`, { title: 'Of this process' });
    expect((await titles())[0]).toBe('Of this process');
    sql(cms, `update stories set title = ?, updated_at = created_at where document_id = ?`, ['Of another', id]);
    expect((await titles())[0]).toBe('Of another');
    await removeStory(id);
  });

  it('links to a page of the site', async () => {
    const { message, field } = await admin.refused('POST', STORIES, { ...WELLS, to: '//evil.example' });
    expect(message).toMatch(/^"Wells" has a link that is not possible, "\/\/evil\.example" \(to\)\./);
    expect(field).toBe('to');
    expect((await admin.refused('POST', STORIES, { ...WELLS, to: 'https://example.org' })).field).toBe('to');
  });

  it('has a picture that came with the site', async () => {
    const unknown = await admin.refused('POST', STORIES, { ...WELLS, picture: { shipped: 'carbon-maps' } });
    expect(unknown.message).toMatch(/^"Wells" has a picture that did not come with the site, "carbon-maps"\./);
    expect(unknown.field).toBe('picture.shipped');
    await removeStory(await createStory({ picture: { shipped: 'carbon-map' } }));
  });

  it('has an image that cannot be deleted', async () => {
    const file = await admin.uploadImage('well.png');
    const id = await createStory({ picture: { image: file.id } });
    await admin.describe(file.id, 'A well');
    const [story] = await stories();
    expect(story?.picture?.image).toMatchObject({ alternativeText: 'A well', width: 512 });
    expect(story?.picture?.image?.url).toContain(file.url);
    const { message } = await admin.refused('DELETE', `/upload/files/${file.id}`);
    expect(message).toContain('"well.png" is used by the story "Wells". Nothing was deleted');
    await removeStory(id);
    await removeFile(file.id);
  });
});

it('later starts seed a page once: no change is undone, a page that an upgrade brings is added', async () => {
  await publish('/aboutus', { ...shipped('/aboutus'), title: 'An editor was here' });
  await unpublish('/leaf');
  await publish('/tracseed', { ...shipped('/tracseed'), title: 'Of an editor' });
  const [kept, edited, deleted] = await stories();
  await admin.call('PUT', `${STORIES}/${edited!.documentId}`, { title: 'A story of an editor' });
  await admin.call('DELETE', `${STORIES}/${deleted!.documentId}`);
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
  expect(pages.get('/impact')?.sections).toEqual(withDefaults(shipped('/impact')).sections);
  const found = await stories();
  expect(found).toHaveLength(shippedStories(CMS).length - 1);
  expect(found.slice(0, 2)).toMatchObject([
    { documentId: kept!.documentId, title: kept!.title },
    { documentId: edited!.documentId, title: 'A story of an editor' },
  ]);
  const roles = await admin.data<Array<{ id: number; name: string }>>('GET', '/admin/roles');
  const permissions = async (name: string) => {
    const path = `/admin/roles/${roles.find((role) => role.name === name)?.id}/permissions`;
    const all = await admin.data<Array<{ action: string; subject: string | null }>>('GET', path);
    return all.filter(({ subject }) => subject === 'api::page.page').map(({ action }) => action);
  };
  const actions = ['create', 'delete', 'publish', 'read', 'update'];
  expect((await permissions('Editor')).sort()).toEqual(
    actions.map((action) => `plugin::content-manager.explorer.${action}`),
  );
  expect(await permissions('Author')).toEqual([]);
}, 120_000);
