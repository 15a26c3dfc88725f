import { expect, it } from 'vitest';
import type { ShippedPicture } from '../src/pages/picker-pictures.ts';
import { asAdmin } from './support/admin.ts';
import { startCms } from './support/start-cms.ts';

const cms = await startCms({ COMPANY_NAME: '"Acme" & <Co> $1' });
const admin = await asAdmin(cms);

type Screen = {
  settings: object;
  metadatas: object;
  layouts: { list: string[]; edit: Array<Array<{ name: string }>> };
};
type Configuration = { contentType: Screen; components: Record<string, Screen> };
type Init = {
  contentTypes: Array<{ uid: string; isDisplayed: boolean }>;
  components: Array<{ uid: string; info: { preview?: string }; attributes: Record<string, object> }>;
};

// field-texts.test.ts checks the texts and layouts of all types and sections.
it('a page has labels, help texts and an order, and titles for collapsed sections', async () => {
  const path = '/content-manager/content-types/api::page.page/configuration';
  const { contentType, components } = await admin.data<Configuration>('GET', path);
  const { settings, metadatas, layouts } = contentType;
  expect(layouts.list).toEqual(['title', 'path', 'publishAt']);
  expect(layouts.edit.map((row) => row.map(({ name }) => name).join(' '))).toEqual([
    ...['title', 'path hue', 'description', 'sections', 'crumbs'],
    ...['type published', 'publishAt unpublishAt', 'noIndex', 'offers'],
  ]);
  expect(settings).toMatchObject({ mainField: 'title' });
  expect(metadatas).toMatchObject({
    path: { edit: { label: 'Path', description: expect.stringContaining('/events') as string } },
    publishAt: { edit: { label: 'Scheduled for' }, list: { label: 'Scheduled for' } },
    updatedAt: { list: { label: 'Last change' } },
  });
  expect(components['items.stat']?.settings).toMatchObject({ mainField: 'label' });
  expect(components['opening.home-hero']?.metadatas).toMatchObject({ lead: { edit: { label: 'Introduction' } } });
});

it('the picker of sections has a thumbnail for each section', async () => {
  const { components } = await admin.data<Init>('GET', '/content-manager/init');
  const preview = (uid: string) => components.find((one) => one.uid === uid)?.info.preview;
  expect(preview('people.team')).toBe('/section-previews/people.team.webp');
  expect(preview('shared.quote')).toBeUndefined();
  const response = await fetch(`${cms.url}${preview('people.team')}`);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(500);
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
});

it.each([
  ['/shipped-pictures', 401],
  ['/shipped-pictures/nothing/wide.avif', 404],
  ['/shipped-pictures/carbon-map/..%2Fpictures.json', 404],
  ['/shipped-pictures/..%2Fpackage.json/x', 404],
  ['/section-previews/nothing.webp', 404],
  ['/section-previews/..%2Fpackage.json', 404],
])('a visitor gets no file at %s: %i', async (path, status) =>
  expect((await fetch(cms.url + path)).status).toBe(status),
);

it('the admin lists no content type that the site does not use', async () => {
  const { contentTypes } = await admin.data<Init>('GET', '/content-manager/init');
  const shown = contentTypes.filter(({ isDisplayed }) => isDisplayed).map(({ uid }) => uid);
  expect(shown).toContain('api::article.article');
  expect(shown.filter((uid) => uid.startsWith('plugin::'))).toEqual([]);
});

it('the admin has an icon, and the company name as title at each address', async () => {
  const name = '&quot;Acme&quot; &amp; &lt;Co&gt; $1';
  for (const path of ['/admin', '/admin/', '/admin/auth/login', '/admin/index.html']) {
    const response = await fetch(cms.url + path);
    expect(response.headers.get('content-type')).toContain('text/html');
    const html = await response.text();
    expect(html).toContain(`<title>${name}</title><meta name="application-name" content="${name}">`);
    expect(html).toContain('</html>');
  }
  const response = await fetch(`${cms.url}/favicon.ico`);
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 1, 4)).toBe('PNG');
  expect(cms.log.join('\n')).not.toContain('favicon');
});
