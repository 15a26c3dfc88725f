import { describe, expect, it } from 'vitest';
import { shippedSite, shippedStories } from '../src/pages/page-type.ts';
import { asAdmin, asColleague } from './support/admin.ts';
import { sql } from './support/database.ts';
import * as entries from './support/entries.ts';
import { startFakeSite } from './support/fake-site.ts';
import { startCms } from './support/start-cms.ts';

const { CMS, HERO, NEW_PAGE, PAGES, SHIPPED, SITE, STORIES, withDefaults } = entries;
const PAGE_UID = 'api::page.page';
const ROUNDS = 2;
const SHIPPED_STORIES = shippedStories(CMS).map(({ key: _, ...fields }) => fields);

type Fields = Record<string, unknown>;
type Story = Fields & { documentId: string; title: string; picture?: { image?: { url: string } } };
type Section = Fields & { __component: string };
type Page = Fields & { documentId: string; path: string; title: string; updatedAt: string; sections: Section[] };
type Content = { pages: Page[]; stories: Story[]; site: Fields & { documentId: string } };

/** What the site returns at `/hooks/cms/problems`. Null: 500. */
let problems: object | null = [];
const fakeSite = await startFakeSite(({ url, method, headers }) => {
  const isProblemsRequest = url === '/hooks/cms/problems' && headers.authorization === fakeSite.authorization;
  const isWell = method === 'POST' || (isProblemsRequest && problems);
  return { status: isWell ? 200 : 500, body: JSON.stringify({ problems }) };
});
let cms = await entries.startWithPages({ LOG_LEVEL: 'info', ...fakeSite.env });
let admin = await asAdmin(cms);
const editor = await asColleague(cms, 'Editor');

const content = () => cms.data<Content>('site-content');
const published = async () => (await content()).pages;
const stories = async () => (await content()).stories;
const ids = new Map((await published()).map(({ path, documentId }) => [path, documentId]));

const pageAt = async (path: string) => (await published()).find((page) => page.path === path);
const titleAt = async (path: string) => (await pageAt(path))?.title;
const shipped = (path: string) => SHIPPED.find((page) => page.path === path)!;
const at = (path: string) => `${PAGES}/${ids.get(path)}`;
const draftAt = (path: string) => admin.data<Page>('GET', at(path));
const save = (path: string, fields: object) => admin.call('PUT', at(path), { ...shipped(path), ...fields });
const publish = (path: string, fields: object = {}) => admin.act(at(path), 'publish', { ...fields });
const create = (fields: object) => admin.create(PAGES, { ...NEW_PAGE, ...fields });
const publishNew = (id: string) => admin.act(`${PAGES}/${id}`, 'publish');
const remove = (id: string) => admin.call('DELETE', `${PAGES}/${id}`);
const etag = async () => String((await cms.read('site-content')).headers.get('etag'));
/** An entry without what differs from publish to publish. */
const plain = (entry?: Fields) => ({ ...entry, documentId: undefined, updatedAt: undefined });

describe('GET /api/site-content', () => {
  it('returns every shipped page and story and the entry Site as their seed files have them', async () => {
    const { pages, stories: found, site } = await content();
    expect(pages.map(({ path }) => path)).toEqual(SHIPPED.map(({ path }) => path).sort());
    for (const { documentId, updatedAt, ...fields } of pages) {
      expect(documentId).toMatch(/^[a-z0-9]{24}$/);
      expect(Date.parse(updatedAt)).not.toBeNaN();
      expect(fields).toEqual(withDefaults(shipped(fields.path)));
    }
    expect(found).toHaveLength(SHIPPED_STORIES.length);
    expect(found).toMatchObject(SHIPPED_STORIES);
    expect(site).toMatchObject(shippedSite(CMS));
    expect(site).not.toHaveProperty('createdBy');
  });

  it('returns a published change at the next read, and no draft', async () => {
    const { title } = shipped('/aboutus');
    await save('/aboutus', { title: 'Saved only' });
    expect(await titleAt('/aboutus')).toBe(title);
    await publish('/aboutus');
    expect(await titleAt('/aboutus')).toBe('Saved only');
    await publish('/aboutus', { ...shipped('/aboutus'), title: 'Saved and published' });
    expect(await titleAt('/aboutus')).toBe('Saved and published');
    await admin.act(at('/aboutus'), 'unpublish');
    expect(await pageAt('/aboutus')).toBeUndefined();
    await publish('/aboutus', shipped('/aboutus'));
    expect(await titleAt('/aboutus')).toBe(title);

    const { site } = await content();
    await admin.call('PUT', SITE, { tagline: 'Saved only' });
    expect((await content()).site).toEqual(site);
    await admin.act(SITE, 'publish');
    expect((await content()).site.tagline).toBe('Saved only');
    await admin.act(SITE, 'publish', { tagline: site.tagline });
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

// The tests beside check-links.ts and check-sections.ts show the message of each rule.
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
    const { message, field } = await admin.refused('POST', `${at('/aboutus')}/actions/publish`, change);
    expect(message).toMatch(/^"Without a team" needs the section "Team"\. Add it, or unpublish the page/);
    expect(field).toBe('sections');
    expect((await draftAt('/aboutus')).title).toBe(title);
    expect((await pageAt('/aboutus'))?.sections).toHaveLength(all.length);
    await save('/aboutus', { sections });
    await save('/aboutus', {});
  });
});

describe('a new page', () => {
  const LINK = '/a-link-of-this-test';
  const withLink = (to: string) => ({
    ...{ ...NEW_PAGE, path: '/links' },
    sections: [HERO, { __component: 'closing.call-to-action', title: 'x', text: 'x', actions: [{ label: 'Go', to }] }],
  });

  it('cannot have a path of the site or of another page, also as a copy, or a link that could run a script', async () => {
    const first = await create({ title: 'The first', path: '/events' });
    const clone = `${PAGES}/clone/${ids.get('/leaf')}`;
    for (const [to, fields, message, field] of [
      [
        PAGES,
        { ...NEW_PAGE, path: '/AboutUs' },
        '"Open day": the path /AboutUs belongs to a page of the site.',
        'path',
      ],
      [PAGES, { ...NEW_PAGE, path: '/events' }, '"Open day" cannot have the path /events: "The first" has it.', 'path'],
      [clone, { ...shipped('/leaf'), title: 'A copy' }, '"A copy": the path /leaf belongs to', 'path'],
      [PAGES, withLink('javascript:alert(1)'), 'has a link that is not possible', 'sections.1.actions.0.to'],
    ] as const) {
      const expected = { message: expect.stringContaining(message) as string, field };
      expect(await admin.refused('POST', to, fields)).toEqual(expected);
    }
    await remove(first);
  });

  it('is not published with a link that another program wrote into the database', async () => {
    const id = await create(withLink(LINK));
    sql(cms, `update components_items_links set "to" = ? where "to" = ?`, ['javascript:x', LINK]);
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
    type Photo = { url: string; formats: object };
    const photoOf = async () => {
      const [person] = (await pageAt(PATH))!.sections[1]!.items as [{ picture: { image: Photo } }];
      return person.picture.image;
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
    await admin.removeFile(file.id);
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
    await admin.removeFile(first.id);
    await remove(id);
    await admin.removeFile(second.id);
  });

  it('or a shipped picture is required where the design needs a picture', async () => {
    const withRow = (picture?: object) => {
      const rows = { __component: 'product.rows', variant: 'bands', items: [{ title: 'x', text: 'x', picture }] };
      return { ...NEW_PAGE, path: PATH, sections: [HERO, rows] };
    };
    const id = await create(withRow());
    const publishing = `${PAGES}/${id}/actions/publish`;
    expect((await admin.refused('POST', publishing)).field).toBe('sections.1.items.0.picture');
    const unknown = await admin.refused('POST', publishing, withRow({ shipped: 'gone' }));
    expect(unknown.field).toBe('sections.1.items.0.picture.shipped');
    await admin.call('POST', publishing, withRow({ shipped: 'carbon-map' }));
    await remove(id);
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
    const seeded = SHIPPED_STORIES.map(({ title }) => title);
    expect(await titles()).toEqual(['Newer wells', 'Wells', ...seeded]);
    const created = await etag();
    expect(created).not.toBe(before);
    await admin.call('PUT', `${STORIES}/${second}`, { title: 'Last wells', order: 99 });
    expect(await titles()).toEqual(['Wells', ...seeded, 'Last wells']);
    expect(await etag()).not.toBe(created);
    // As another process of the CMS does.
    sql(cms, `update stories set title = ?, updated_at = created_at where document_id = ?`, ['Of another', second]);
    expect(await titles()).toEqual(['Wells', ...seeded, 'Of another']);
    for (const id of [first, second]) await removeStory(id);
    expect(await titles()).toEqual(seeded);
    expect(await etag()).toBe(before);
  });

  it('links to a page of the site, and has a picture that came with the site', async () => {
    for (const [fields, field, message] of [
      [{ to: '//evil.example' }, 'to', '"Wells" has a link that is not possible, "//evil.example" (to).'],
      [{ to: 'https://example.org' }, 'to', 'to must match the following'],
      [{ picture: { shipped: 'carbon-maps' } }, 'picture.shipped', 'that did not come with the site, "carbon-maps".'],
    ] as const) {
      const expected = { message: expect.stringContaining(message) as string, field };
      expect(await admin.refused('POST', STORIES, { ...WELLS, ...fields })).toEqual(expected);
    }
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
    await admin.removeFile(file.id);
  });
});

describe('a reset', () => {
  const shippedText = (path: string) => `/shipped-text/${PAGE_UID}/${ids.get(path)}`;
  const reset = (path: string, section?: object) => admin.call('POST', `${shippedText(path)}/reset`, { section });

  it('gives the whole draft the shipped text, and the published page only at Publish', async () => {
    const [opening, ...rest] = shipped('/leaf').sections!.filter(({ __component }) => __component !== 'product.steps');
    const sections = [{ ...opening!, title: 'Edited' }, ...rest.reverse()];
    await publish('/leaf', { ...shipped('/leaf'), title: 'Edited', hue: 'progran', noIndex: true, sections });
    const edited = await pageAt('/leaf');
    expect([edited?.title, edited?.sections[0]!.title]).toEqual(['Edited', 'Edited']);

    await reset('/leaf');
    expect(await pageAt('/leaf')).toEqual(edited);
    expect((await draftAt('/leaf')).title).toBe(shipped('/leaf').title);
    await publish('/leaf');
    expect(plain(await pageAt('/leaf'))).toEqual(plain(withDefaults(shipped('/leaf'))));
  });

  it('of one section leaves the others of the draft as they are', async () => {
    const path = '/aboutus';
    const sections = shipped(path).sections!.map((section) => ({ ...section, title: `Edited ${section.__component}` }));
    await publish(path, { ...shipped(path), title: 'Edited', sections });
    const { sections: found } = await admin.data<{ sections: Array<{ name: string }> }>('GET', shippedText(path));
    expect(found).toMatchObject(sections.map(({ __component: uid, title }) => ({ uid, title })));
    expect(found[1]?.name).not.toBe('');

    await reset(path, { index: 1, uid: sections[1]!.__component });
    await publish(path);
    const page = await pageAt(path);
    expect(page?.title).toBe('Edited');
    const expected = withDefaults(shipped(path)).sections as Section[];
    expect(page?.sections).toEqual(
      expected.map((section, index) => (index === 1 ? section : { ...section, title: sections[index]!.title })),
    );
    await publish(path, { ...shipped(path) });
  });

  it('of a section that is not there any more is refused', async () => {
    const resetting = `${shippedText('/aboutus')}/reset`;
    const { message } = await admin.refused('POST', resetting, { section: { index: 1, uid: 'closing.link-list' } });
    expect(message).toBe('The sections of this page have changed. Reload the page, then try again.');
    for (const body of [{ section: 1 }, { other: true }]) await admin.refused('POST', resetting, body);
  });

  it('of the entry Site empties what does not ship', async () => {
    const { documentId, ...before } = (await content()).site;
    await admin.act(SITE, 'publish', { tagline: 'Edited', phone: '+91 1' });
    await admin.call('POST', `/shipped-text/api::site.site/${documentId}/reset`, {});
    expect((await content()).site.tagline).toBe('Edited');
    await admin.act(SITE, 'publish');
    expect(plain((await content()).site)).toEqual(plain(before));
    expect((await content()).site).toMatchObject(shippedSite(CMS));
  });

  it('is not offered for a new page', async () => {
    const id = await create({ path: '/open-day' });
    const url = `/shipped-text/${PAGE_UID}/${id}`;
    expect(await admin.call('GET', url)).toEqual({ data: null });
    await expect(admin.call('POST', `${url}/reset`, {})).rejects.toThrow('answered 404');
    await expect(admin.call('GET', '/shipped-text/api::article.article/x')).rejects.toThrow('answered 404');
    await remove(id);
  });

  it('is for who may update every field, and is in the audit log', async () => {
    const url = `${shippedText('/leaf')}/reset`;
    expect((await editor('POST', url, {})).status).toBe(200);
    await publish('/leaf');
    const line = cms.log.findLast((one) => one.includes('"action":"reset"') && one.includes(ids.get('/leaf')!));
    expect(line).toMatch(/"status":200.*"user":\d+/);

    type Permission = { action: string; subject: string; properties: { fields?: string[] }; conditions: string[] };
    const address = await admin.permissionsOf('Editor');
    const all = await admin.data<Permission[]>('GET', address);
    const permissions = all.map(({ action, subject, properties, conditions }) => {
      const isUpdate = subject === PAGE_UID && action.endsWith('.update');
      const fields = properties.fields?.filter((field) => field !== 'title');
      return { action, subject, conditions, properties: isUpdate ? { ...properties, fields } : properties };
    });
    await admin.call('PUT', address, { permissions });
    expect((await editor('POST', url, {})).status).toBe(403);
  });
});

it('GET /content-problems returns the problems of the site as the admin names them, or null', async () => {
  const readProblems = () => admin.data('GET', '/content-problems');
  problems = [];
  expect(await readProblems()).toEqual([]);
  problems = [
    { entry: '/leaf', section: 2, component: 'people.team', field: ['items', 0, 'name'], reason: 'is missing' },
    { entry: 'Site', field: ['tagline'], reason: 'is empty' },
  ];
  const leaf = { uid: PAGE_UID, documentId: ids.get('/leaf'), title: shipped('/leaf').title };
  expect(await readProblems()).toEqual([
    { ...leaf, section: 'Section 2, Team', field: 'People 1, Name', reason: 'is missing' },
    { uid: 'api::site.site', title: 'Site', field: 'Tagline', reason: 'is empty' },
  ]);
  for (const wrong of [null, {}, [{ entry: '/leaf' }]]) {
    problems = wrong;
    expect(await readProblems()).toBeNull();
  }
});

it('later starts seed a page once: no change is undone, a page that an upgrade brings is added', async () => {
  await publish('/aboutus', { ...shipped('/aboutus'), title: 'An editor was here' });
  await admin.act(at('/leaf'), 'unpublish');
  await publish('/tracseed', { ...shipped('/tracseed'), title: 'Of an editor' });
  const [kept, edited, deleted] = await stories();
  await admin.call('PUT', `${STORIES}/${edited!.documentId}`, { title: 'A story of an editor' });
  await admin.call('DELETE', `${STORIES}/${deleted!.documentId}`);
  await cms.halt();
  // As in a database from before the first story, whose title an editor has used.
  entries.deleteStoreKey(cms, `core_site-seed_story:${shippedStories(CMS)[0].key}`);
  // As in a database from before these pages: one is missing, the other was made by an editor.
  sql(cms, `delete from pages where path = '/impact'`);
  for (const path of ['/impact', '/tracseed']) entries.deleteStoreKey(cms, `core_site-seed_page:${path}`);
  sql(cms, `delete from admin_permissions where subject = '${PAGE_UID}'`);
  entries.deleteStoreKey(cms, `core_site-setup_roles:${PAGE_UID}`);
  cms = await startCms(cms.env);
  admin = await asAdmin(cms);
  const pages = new Map((await published()).map((page) => [page.path, page]));
  expect(pages.size).toBe(SHIPPED.length - 1);
  expect(pages.get('/aboutus')?.title).toBe('An editor was here');
  expect(pages.get('/tracseed')).toMatchObject({ title: 'Of an editor', documentId: ids.get('/tracseed') });
  expect(pages.has('/leaf')).toBe(false);
  expect(pages.get('/impact')?.sections).toEqual(withDefaults(shipped('/impact')).sections);
  const found = await stories();
  expect(found).toHaveLength(SHIPPED_STORIES.length - 1);
  expect(found.slice(0, 2)).toMatchObject([
    { documentId: kept!.documentId, title: kept!.title },
    { documentId: edited!.documentId, title: 'A story of an editor' },
  ]);
  const permissions = async (role: string) => {
    type Permission = { action: string; subject: string | null };
    const all = await admin.data<Permission[]>('GET', await admin.permissionsOf(role));
    return all.filter(({ subject }) => subject === PAGE_UID).map(({ action }) => action.split('.').at(-1));
  };
  expect((await permissions('Editor')).sort()).toEqual(['create', 'delete', 'publish', 'read', 'update']);
  expect(await permissions('Author')).toEqual([]);
}, 120_000);
