import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAdmin } from './support/admin.ts';
import { type RunningCms, startCms } from './support/start-cms.ts';

let cms: RunningCms;
let admin: Awaited<ReturnType<typeof asAdmin>>;

beforeAll(async () => {
  cms = await startCms({ COMPANY_NAME: 'Acme & Co' });
  admin = await asAdmin(cms);
});
afterAll(() => cms.stop());

type Screen = {
  settings: { mainField: string };
  metadatas: Record<string, { edit: { label: string; description: string }; list: { label: string } }>;
  layouts: { list: string[]; edit: Array<Array<{ name: string }>> };
};
type ConfigurationResponse = { data: { contentType: Screen; components: Record<string, Screen> } };

describe('the screens of an article', () => {
  it('have labels and help texts, also for blocks', async () => {
    const path = '/content-manager/content-types/api::article.article/configuration';
    const { data } = (await admin.call('GET', path)) as ConfigurationResponse;
    const { metadatas, layouts } = data.contentType;
    expect(metadatas.publishAt?.edit.label).toBe('Scheduled for');
    expect(metadatas.publishAt?.list.label).toBe('Scheduled for');
    expect(metadatas.updatedAt?.list.label).toBe('Last change');
    expect(metadatas.content?.edit.description).toContain('<Tldr>');
    expect(layouts.list).toEqual(['title', 'category', 'author', 'publishAt']);
    expect(layouts.edit.slice(0, 2)).toEqual([[{ name: 'title', size: 12 }], [{ name: 'slug', size: 12 }]]);
    const video = data.components['shared.video'];
    expect(video?.settings.mainField).toBe('title');
    expect(video?.metadatas.url?.edit.description).toContain('YouTube');
    expect(data.components['shared.seo']?.metadatas.noIndex?.edit.label).toBe('Hide from search engines');
  });

  it('use the Markdown editor for the main text and for the text block', async () => {
    const { data } = (await admin.call('GET', '/content-manager/init')) as {
      data: Record<'contentTypes' | 'components', Array<{ uid: string; attributes: Record<string, { type: string }> }>>;
    };
    const article = data.contentTypes.find(({ uid }) => uid === 'api::article.article');
    const block = data.components.find(({ uid }) => uid === 'shared.rich-text');
    expect(article?.attributes.content?.type).toBe('richtext');
    expect(block?.attributes.body?.type).toBe('richtext');
  });
});

describe('the screens of a page', () => {
  it('have labels, help texts, an order, and titles for collapsed sections', async () => {
    const path = '/content-manager/content-types/api::page.page/configuration';
    const { data } = (await admin.call('GET', path)) as ConfigurationResponse;
    const { settings, metadatas, layouts } = data.contentType;
    expect(settings.mainField).toBe('title');
    expect(layouts.list).toEqual(['title', 'path', 'publishAt']);
    expect(layouts.edit.map((row) => row.map(({ name }) => name))).toEqual([
      ...[
        ['title'],
        ['path', 'hue'],
        ['description'],
        ['sections'],
        ['crumbs'],
        ['type', 'published'],
        ['publishAt', 'unpublishAt'],
        ['noIndex'],
        ['offers'],
      ],
    ]);
    expect(metadatas.path?.edit).toMatchObject({ label: 'Path', description: expect.stringContaining('/events') });
    const { 'opening.home-hero': hero, 'items.stat': stat } = data.components;
    expect(hero?.settings.mainField).toBe('title');
    expect(hero?.metadatas.lead?.edit.label).toBe('Introduction');
    expect(stat?.settings.mainField).toBe('label');
  });
});

describe('the screens of a story', () => {
  it('have labels, help texts, an order and a list by the order of the stories', async () => {
    const path = '/content-manager/content-types/api::story.story/configuration';
    const { data } = (await admin.call('GET', path)) as ConfigurationResponse;
    const { settings, metadatas, layouts } = data.contentType;
    expect(settings).toMatchObject({ mainField: 'title', defaultSortBy: 'order', defaultSortOrder: 'ASC' });
    expect(layouts.list).toEqual(['title', 'to', 'order']);
    expect(layouts.edit.map((row) => row.map(({ name }) => name))).toEqual([
      ...[['title'], ['description'], ['image', 'illustration'], ['period', 'topics'], ['to', 'order']],
    ]);
    expect(metadatas.to?.edit).toMatchObject({ label: 'Page', description: expect.stringContaining('/impact-story') });
  });
});

describe('the picker of sections', () => {
  it('has a thumbnail for each section', async () => {
    const { data } = (await admin.call('GET', '/content-manager/init')) as {
      data: { components: Array<{ uid: string; info: { preview?: string } }> };
    };
    const preview = (uid: string) => data.components.find((one) => one.uid === uid)?.info.preview;
    expect(preview('people.team')).toBe('/section-previews/people.team.webp');
    expect(preview('shared.quote')).toBeUndefined();
    const response = await fetch(`${cms.url}${preview('people.team')}`);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(500);
    for (const name of ['nothing.webp', '..%2Fpackage.json']) {
      expect((await fetch(`${cms.url}/section-previews/${name}`)).status).toBe(404);
    }
  });
});

describe('the admin', () => {
  it('lists no content type that the site does not use', async () => {
    const { data } = (await admin.call('GET', '/content-manager/init')) as {
      data: { contentTypes: Array<{ uid: string; isDisplayed: boolean }> };
    };
    const shown = data.contentTypes.filter(({ isDisplayed }) => isDisplayed).map(({ uid }) => uid);
    expect(shown).toContain('api::article.article');
    expect(shown.filter((uid) => uid.startsWith('plugin::'))).toEqual([]);
  });

  it.each(['/admin', '/admin/', '/admin/auth/login', '/admin/index.html'])(
    'has the company name as title at %s',
    async (path) => {
      const response = await fetch(cms.url + path);
      const html = await response.text();
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(html).toContain('<title>Acme &amp; Co</title>');
      expect(html).toContain('<meta name="application-name" content="Acme &amp; Co">');
      expect(html).toContain('</html>');
    },
  );

  it('has an icon', async () => {
    const response = await fetch(`${cms.url}/favicon.ico`);
    expect(response.status).toBe(200);
    expect(cms.log.join('\n')).not.toContain('favicon');
  });
});
