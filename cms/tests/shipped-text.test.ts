import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippedSite } from '../src/pages/page-type.ts';
import { asAdmin } from './support/admin.ts';
import { asColleague } from './support/colleague.ts';
import { CMS, SHIPPED, startWithPages, withDefaults } from './support/pages.ts';
import { type RunningCms } from './support/start-cms.ts';

const PAGE_UID = 'api::page.page';
const PAGES = `/content-manager/collection-types/${PAGE_UID}`;
const SITE = '/content-manager/single-types/api::site.site';
const WEBHOOK_SECRET = 'only-for-tests-0123456789abcdef-hook';

type Fields = Record<string, unknown>;
type Section = Fields & { __component: string };
type Page = Fields & { documentId: string; path: string; title: string; sections: Section[] };
type Resettable = { index: number; uid: string; name: string; title: string };

/** What the site returns at `/hooks/cms/problems`. Null: 500. */
let problems: object | null = [];
const site = http.createServer((request, response) => {
  const isProblemsRequest =
    request.url === '/hooks/cms/problems' && request.headers.authorization === `Bearer ${WEBHOOK_SECRET}`;
  const status = isProblemsRequest && problems ? 200 : 500;
  response.writeHead(request.method === 'POST' ? 200 : status).end(JSON.stringify({ problems }));
});

let cms: RunningCms;
let admin: Awaited<ReturnType<typeof asAdmin>>;
let ids: Map<string, string>;
let editor: Awaited<ReturnType<typeof asColleague>>;

beforeAll(async () => {
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const { port } = site.address() as AddressInfo;
  cms = await startWithPages({
    ...{ LOG_LEVEL: 'info', CMS_WEBHOOK_SECRET: WEBHOOK_SECRET, CMS_WEBHOOK_URL: `http://127.0.0.1:${port}/hooks/cms` },
  });
  admin = await asAdmin(cms);
  ids = new Map((await published()).map(({ path, documentId }) => [path, documentId]));
});
afterAll(async () => {
  await cms.stop();
  site.close();
});

async function content(): Promise<{ pages: Page[]; site: Fields & { documentId: string } }> {
  const response = await cms.read('site-content');
  return ((await response.json()) as { data: { pages: Page[]; site: Fields & { documentId: string } } }).data;
}
const published = async () => (await content()).pages;
const pageAt = async (path: string) => (await published()).find((page) => page.path === path)!;
const shipped = (path: string) => SHIPPED.find((page) => page.path === path)!;
const at = (path: string) => `${PAGES}/${ids.get(path)}`;
const draft = async (path: string) => ((await admin.call('GET', at(path))) as { data: Page }).data;
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
    expect((await draft('/leaf')).title).toBe(shipped('/leaf').title);
    await publish('/leaf');
    expect(plain(await pageAt('/leaf'))).toEqual(plain(shippedWithDefaults('/leaf')));
  });

  it('of one section leaves the others of the draft as they are', async () => {
    const path = '/aboutus';
    const sections = shipped(path).sections!.map((section) => ({ ...section, title: `Edited ${section.__component}` }));
    await publish(path, { ...shipped(path), title: 'Edited', sections });
    const { data } = (await admin.call('GET', shippedText(path))) as { data: { sections: Resettable[] } };
    expect(data.sections.map(({ uid, title }) => ({ uid, title }))).toEqual(
      sections.map(({ __component: uid, title }) => ({ uid, title })),
    );
    const [, second] = data.sections;
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
    const { message } = await admin.refused('POST', `${shippedText('/aboutus')}/reset`, {
      section: { index: 1, uid: 'closing.link-list' },
    });
    expect(message).toBe('The sections of this page have changed. Reload the page, then try again.');
    for (const body of [{ section: 1 }, { other: true }])
      await admin.refused('POST', `${shippedText('/aboutus')}/reset`, body);
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
    const hero = { __component: 'opening.page-hero', title: 'Open day', variant: 'paper' };
    const fields = { path: '/open-day', title: 'Open day', description: 'x', type: 'company', sections: [hero] };
    const { data } = (await admin.call('POST', PAGES, fields)) as { data: Page };
    const url = `/shipped-text/${PAGE_UID}/${data.documentId}`;
    expect(await admin.call('GET', url)).toEqual({ data: null });
    await expect(admin.call('POST', `${url}/reset`, {})).rejects.toThrow('answered 404');
    await expect(admin.call('GET', '/shipped-text/api::article.article/x')).rejects.toThrow('answered 404');
    await admin.call('DELETE', `${PAGES}/${data.documentId}`);
  });

  it('is for an Editor, and is in the audit log', async () => {
    const url = shippedText('/leaf');
    editor = await asColleague(cms, 'Editor');
    expect((await editor('POST', `${url}/reset`, {})).status).toBe(200);
    await publish('/leaf');
    const audited = cms.log.filter(
      (line) => line.includes('"action":"reset"') && line.includes(String(ids.get('/leaf'))),
    );
    expect(audited.length).toBeGreaterThan(1);
    expect(audited.at(-1)).toMatch(/"status":200.*"user":\d+/);
  });

  it('needs the permission to update every field', async () => {
    const { data: roles } = (await admin.call('GET', '/admin/roles')) as { data: Array<{ id: number; name: string }> };
    const id = roles.find(({ name }) => name === 'Editor')!.id;
    const at = `/admin/roles/${id}/permissions`;
    type Permission = {
      action: string;
      subject: string | null;
      properties: { fields?: string[] };
      conditions: string[];
    };
    const { data: all } = (await admin.call('GET', at)) as { data: Permission[] };
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
  const readProblems = async () => ((await admin.call('GET', '/content-problems')) as { data: Fields[] | null }).data;

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
