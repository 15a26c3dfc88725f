import { afterAll, expect, it } from 'vitest';
import type { ShippedPicture } from '../src/pages/picker-pictures.ts';
import { asAdmin } from './support/admin.ts';
import { startCms } from './support/start-cms.ts';

const cms = await startCms({ COMPANY_NAME: '"Acme" & <Co> $1' });
afterAll(() => cms.stop());
const admin = await asAdmin(cms);

type Screen = {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: { label: string; description: string }; list: { label: string } }>;
  layouts: { list: string[]; edit: Array<Array<{ name: string }>> };
};
type Configuration = { contentType: Screen; components: Record<string, Screen> };
type Init = {
  contentTypes: Array<{ uid: string; isDisplayed: boolean }>;
  components: Array<{ uid: string; info: { preview?: string }; attributes: Record<string, object> }>;
};

async function screensOf(type: string) {
  const path = `/content-manager/content-types/api::${type}.${type}/configuration`;
  const { contentType, components } = await admin.data<Configuration>('GET', path);
  const form = contentType.layouts.edit.map((row) => row.map(({ name }) => name).join(' '));
  return { ...contentType, list: contentType.layouts.list, form, components };
}

it('an article has labels, help texts and an order, also for blocks', async () => {
  const { metadatas, list, form, components } = await screensOf('article');
  expect(metadatas.publishAt?.edit.label).toBe('Scheduled for');
  expect(metadatas.publishAt?.list.label).toBe('Scheduled for');
  expect(metadatas.updatedAt?.list.label).toBe('Last change');
  expect(metadatas.content?.edit.description).toContain('<Tldr>');
  expect(list).toEqual(['title', 'category', 'author', 'publishAt']);
  expect(form.slice(0, 2)).toEqual(['title', 'slug']);
  expect(components['shared.video']?.settings.mainField).toBe('title');
  expect(components['shared.video']?.metadatas.url?.edit.description).toContain('YouTube');
  expect(components['shared.seo']?.metadatas.noIndex?.edit.label).toBe('Hide from search engines');
});

it('a page has labels, help texts, an order, and titles for collapsed sections', async () => {
  const { settings, metadatas, list, form, components } = await screensOf('page');
  expect(settings.mainField).toBe('title');
  expect(list).toEqual(['title', 'path', 'publishAt']);
  expect(form).toEqual([
    ...['title', 'path hue', 'description', 'sections', 'crumbs'],
    ...['type published', 'publishAt unpublishAt', 'noIndex', 'offers'],
  ]);
  expect(metadatas.path?.edit).toMatchObject({ label: 'Path', description: expect.stringContaining('/events') });
  expect(components['opening.home-hero']?.settings.mainField).toBe('title');
  expect(components['opening.home-hero']?.metadatas.lead?.edit.label).toBe('Introduction');
  expect(components['items.stat']?.settings.mainField).toBe('label');
});

it('a story has labels, help texts and an order, and the list has the order of the stories', async () => {
  const { settings, metadatas, list, form } = await screensOf('story');
  expect(settings).toMatchObject({ mainField: 'title', defaultSortBy: 'order', defaultSortOrder: 'ASC' });
  expect(list).toEqual(['title', 'to', 'order']);
  expect(form).toEqual(['title', 'description', 'picture', 'period topics', 'to order']);
  expect(metadatas.to?.edit).toMatchObject({ label: 'Page', description: expect.stringContaining('/impact-story') });
});

it('the picker of sections has a thumbnail for each section', async () => {
  const { components } = await admin.data<Init>('GET', '/content-manager/init');
  const preview = (uid: string) => components.find((one) => one.uid === uid)?.info.preview;
  expect(preview('people.team')).toBe('/section-previews/people.team.webp');
  expect(preview('shared.quote')).toBeUndefined();
  const response = await fetch(`${cms.url}${preview('people.team')}`);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(500);
  for (const name of ['nothing.webp', '..%2Fpackage.json']) {
    expect((await fetch(`${cms.url}/section-previews/${name}`)).status).toBe(404);
  }
});

it('the field of a shipped picture is a string with a picker, whose pictures run no scripts', async () => {
  const { components } = await admin.data<Init>('GET', '/content-manager/init');
  const field = { type: 'string', customField: 'global::shipped-picture', maxLength: 60 };
  expect(components.find(({ uid }) => uid === 'items.picture')?.attributes.shipped).toMatchObject(field);
  const listed = await admin.data<ShippedPicture[]>('GET', '/shipped-pictures');
  for (const [extension, type] of Object.entries({ avif: 'image/avif', svg: 'image/svg+xml' })) {
    const picture = listed.find(({ file }) => file?.endsWith(extension));
    const { status, headers } = await fetch(`${cms.url}/shipped-pictures/${picture?.file}`);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    // The browser downloads an SVG instead of opening it. Images of a page are not affected.
    expect(headers.get('content-disposition')).toBe(extension === 'svg' ? 'attachment' : null);
  }
  expect((await fetch(`${cms.url}/shipped-pictures`)).status).toBe(401);
  for (const name of ['nothing/wide.avif', 'carbon-map/..%2Fpictures.json', '..%2Fpackage.json/x']) {
    expect((await fetch(`${cms.url}/shipped-pictures/${name}`)).status).toBe(404);
  }
});

it('the admin lists no content type that the site does not use', async () => {
  const { contentTypes } = await admin.data<Init>('GET', '/content-manager/init');
  const shown = contentTypes.filter(({ isDisplayed }) => isDisplayed).map(({ uid }) => uid);
  expect(shown).toContain('api::article.article');
  expect(shown.filter((uid) => uid.startsWith('plugin::'))).toEqual([]);
});

it.each(['/admin', '/admin/', '/admin/auth/login', '/admin/index.html'])(
  'the admin has the company name as title at %s',
  async (path) => {
    const response = await fetch(cms.url + path);
    const html = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    const name = '&quot;Acme&quot; &amp; &lt;Co&gt; $1';
    expect(html).toContain(`<title>${name}</title><meta name="application-name" content="${name}">`);
    expect(html).toContain('</html>');
  },
);

it('the admin has an icon', async () => {
  const response = await fetch(`${cms.url}/favicon.ico`);
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 1, 4)).toBe('PNG');
  expect(cms.log.join('\n')).not.toContain('favicon');
});
