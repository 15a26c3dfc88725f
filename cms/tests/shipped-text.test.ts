import { afterAll, describe, expect, it } from 'vitest';
import { shippedSite } from '../src/pages/page-type.ts';
import { asAdmin, asColleague } from './support/admin.ts';
import { CMS, NEW_PAGE, PAGES, SHIPPED, SITE, startWithPages, withDefaults } from './support/entries.ts';
import { startFakeSite } from './support/fake-site.ts';

const PAGE_UID = 'api::page.page';
type Fields = Record<string, unknown>;
type Section = Fields & { __component: string };
type Page = Fields & { documentId: string; path: string; title: string; sections: Section[] };
type Resettable = { index: number; uid: string; name: string; title: string };
type Content = { pages: Page[]; site: Fields & { documentId: string } };

/** What the site returns at `/hooks/cms/problems`. Null: 500. */
let problems: object | null = [];
const site = await startFakeSite(({ url, method, headers }) => {
  const isProblemsRequest = url === '/hooks/cms/problems' && headers.authorization === site.authorization;
  const isWell = method === 'POST' || (isProblemsRequest && problems);
  return { status: isWell ? 200 : 500, body: JSON.stringify({ problems }) };
});
const cms = await startWithPages({ LOG_LEVEL: 'info', ...site.env });
afterAll(async () => {
  await cms.stop();
  site.close();
});
const admin = await asAdmin(cms);
const editor = await asColleague(cms, 'Editor');

const content = () => cms.data<Content>('site-content');
const published = async () => (await content()).pages;
const ids = new Map((await published()).map(({ path, documentId }) => [path, documentId]));
const pageAt = async (path: string) => (await published()).find((page) => page.path === path)!;
const shipped = (path: string) => SHIPPED.find((page) => page.path === path)!;
const at = (path: string) => `${PAGES}/${ids.get(path)}`;
const publish = (path: string, fields: object = {}) => admin.call('POST', `${at(path)}/actions/publish`, { ...fields });
const shippedText = (path: string) => `/shipped-text/${PAGE_UID}/${ids.get(path)}`;
const reset = (path: string, section?: object) => admin.call('POST', `${shippedText(path)}/reset`, { section });
const shippedWithDefaults = (path: string) => withDefaults(shipped(path));
/** A page without what differs from publish to publish. */
const plain = (entry: Fields) => ({ ...entry, documentId: undefined, updatedAt: undefined });

describe('a reset', () => {
  it('gives the whole draft the shipped text, and the published page only at Publish', async () => {
    const [opening, ...rest] = shipped('/leaf').sections!.filter(({ __component }) => __component !== 'product.steps');
    const sections = [{ ...opening!, title: 'Edited' }, ...rest.reverse()];
    await publish('/leaf', { ...shipped('/leaf'), title: 'Edited', hue: 'progran', noIndex: true, sections });
    const edited = await pageAt('/leaf');
    expect([edited.title, edited.sections[0]!.title]).toEqual(['Edited', 'Edited']);

    await reset('/leaf');
    expect(await pageAt('/leaf')).toEqual(edited);
    expect((await admin.data<Page>('GET', at('/leaf'))).title).toBe(shipped('/leaf').title);
    await publish('/leaf');
    expect(plain(await pageAt('/leaf'))).toEqual(plain(shippedWithDefaults('/leaf')));
  });

  it('of one section leaves the others of the draft as they are', async () => {
    const path = '/aboutus';
    const sections = shipped(path).sections!.map((section) => ({ ...section, title: `Edited ${section.__component}` }));
    await publish(path, { ...shipped(path), title: 'Edited', sections });
    const { sections: found } = await admin.data<{ sections: Resettable[] }>('GET', shippedText(path));
    expect(found.map(({ uid, title }) => ({ uid, title }))).toEqual(
      sections.map(({ __component: uid, title }) => ({ uid, title })),
    );
    const [, second] = found;
    expect(second!.name).not.toBe('');

    await reset(path, { index: 1, uid: second!.uid });
    await publish(path);
    const page = await pageAt(path);
    expect(page.title).toBe('Edited');
    const expected = shippedWithDefaults(path).sections as Section[];
    expect(page.sections).toEqual(
      expected.map((section, index) => (index === 1 ? section : { ...section, title: sections[index]!.title })),
    );
    await publish(path, { ...shipped(path) });
  });

  it('of a section that is not there any more is refused', async () => {
    const resetting = `${shippedText('/aboutus')}/reset`;
    const section = { index: 1, uid: 'closing.link-list' };
    const { message } = await admin.refused('POST', resetting, { section });
    expect(message).toBe('The sections of this page have changed. Reload the page, then try again.');
    for (const body of [{ section: 1 }, { other: true }]) await admin.refused('POST', resetting, body);
  });

  it('of the entry Site empties what does not ship', async () => {
    const { documentId, ...before } = (await content()).site;
    await admin.call('POST', `${SITE}/actions/publish`, { tagline: 'Edited', phone: '+91 1' });
    await admin.call('POST', `/shipped-text/api::site.site/${documentId}/reset`, {});
    expect((await content()).site.tagline).toBe('Edited');
    await admin.call('POST', `${SITE}/actions/publish`, {});
    expect(plain((await content()).site)).toEqual(plain(before));
    expect((await content()).site).toMatchObject(shippedSite(CMS));
  });

  it('is not offered for a new page', async () => {
    const id = await admin.create(PAGES, { ...NEW_PAGE, path: '/open-day' });
    const url = `/shipped-text/${PAGE_UID}/${id}`;
    expect(await admin.call('GET', url)).toEqual({ data: null });
    await expect(admin.call('POST', `${url}/reset`, {})).rejects.toThrow('answered 404');
    await expect(admin.call('GET', '/shipped-text/api::article.article/x')).rejects.toThrow('answered 404');
    await admin.call('DELETE', `${PAGES}/${id}`);
  });

  it('is for an Editor, and is in the audit log', async () => {
    const url = shippedText('/leaf');
    expect((await editor('POST', `${url}/reset`, {})).status).toBe(200);
    await publish('/leaf');
    const audited = cms.log.filter(
      (line) => line.includes('"action":"reset"') && line.includes(String(ids.get('/leaf'))),
    );
    expect(audited.length).toBeGreaterThan(1);
    expect(audited.at(-1)).toMatch(/"status":200.*"user":\d+/);
  });

  it('needs the permission to update every field', async () => {
    const roles = await admin.data<Array<{ id: number; name: string }>>('GET', '/admin/roles');
    const at = `/admin/roles/${roles.find(({ name }) => name === 'Editor')!.id}/permissions`;
    type Permission = { action: string; subject: string; properties: { fields?: string[] }; conditions: string[] };
    const all = await admin.data<Permission[]>('GET', at);
    const permissions = all.map(({ action, subject, properties, conditions }) => {
      const isUpdate = subject === PAGE_UID && action.endsWith('.update');
      const fields = properties.fields?.filter((field) => field !== 'title');
      return { action, subject, conditions, properties: isUpdate ? { ...properties, fields } : properties };
    });
    await admin.call('PUT', at, { permissions });
    expect((await editor('POST', `${shippedText('/leaf')}/reset`, {})).status).toBe(403);
  });
});

describe('GET /content-problems', () => {
  const readProblems = () => admin.data('GET', '/content-problems');

  it('returns the problems of the site, with the labels and entries of the admin', async () => {
    problems = [];
    expect(await readProblems()).toEqual([]);
    problems = [
      { entry: '/leaf', section: 2, component: 'people.team', field: ['items', 0, 'name'], reason: 'is missing' },
      { entry: 'Site', field: ['tagline'], reason: 'is empty' },
    ];
    expect(await readProblems()).toEqual([
      {
        ...{ uid: PAGE_UID, documentId: ids.get('/leaf'), title: shipped('/leaf').title },
        ...{ section: 'Section 2, Team', field: 'People 1, Name', reason: 'is missing' },
      },
      { uid: 'api::site.site', title: 'Site', field: 'Tagline', reason: 'is empty' },
    ]);
  });

  it('returns null if the site does not respond or returns something else', async () => {
    for (const wrong of [null, {}, [{ entry: '/leaf' }]]) {
      problems = wrong;
      expect(await readProblems()).toBeNull();
    }
  });
});
