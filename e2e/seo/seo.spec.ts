import { expect, test } from '../fixtures/test.ts';
import { headOf } from '../navigation/read-html.ts';
import { faults, structuredData } from './structured-data.ts';

const places = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => String(place));

/** Width and height from the frame header of a JPEG. */
function jpegSize(bytes: Buffer): { width: number; height: number } {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc2)
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  return { width: 0, height: 0 };
}

test('each page of the sitemap has a unique title and description, and an image', async ({ request, stack }) => {
  test.slow();
  const listed = places(await (await request.get('/sitemap.xml')).text());
  expect(listed.length).toBeGreaterThan(48);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const problems: string[] = [];
  for (const url of listed) {
    const response = await request.get(url, { maxRedirects: 0 });
    const html = await response.text();
    const { title, description, canonical, robots, image: imageUrl } = headOf(html);
    const say = (problem: string) => problems.push(`${url}: ${problem}`);
    if (response.status() !== 200) say(`answers ${response.status()}`);
    if (robots) say(`is listed and says ${robots}`);
    if (canonical !== url) say(`names ${canonical}`);
    if (titles.has(title)) say(`has the title of ${titles.get(title)}`);
    if (descriptions.has(description)) say(`has the description of ${descriptions.get(description)}`);
    if (description.length < 50 || description.length > 160)
      say(`describes itself in ${description.length} characters`);
    titles.set(title, url);
    descriptions.set(description, url);
    const image = await request.get(imageUrl.replace(stack.site, ''));
    const stated = /og:image:width" content="(\d+)".*?og:image:height" content="(\d+)"/s.exec(html);
    if (image.status() !== 200) say(`its image ${imageUrl} answers ${image.status()}`);
    else if (stated) {
      const { width, height } = jpegSize(await image.body());
      if (`${width}x${height}` !== `${stated[1]}x${stated[2]}`) say(`its image is ${width}x${height}`);
    }
    for (const fault of structuredData(html).flatMap(faults)) say(fault);
  }
  expect(problems).toEqual([]);
});

test('pages contain structured data with schema.org types', async ({ request }) => {
  const types = async (path: string) =>
    structuredData(await (await request.get(path)).text()).map((entry) => entry['@type']);
  expect(await types('/')).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
  expect(await types('/surve_r')).toEqual(['BreadcrumbList', 'SoftwareApplication', 'VideoObject']);
  expect(await types('/blogs/section-135-in-practice')).toEqual(['BreadcrumbList', 'BlogPosting']);
  const [, farmer] = structuredData(await (await request.get('/farmer_platform')).text());
  expect(farmer?.offers).toMatchObject([{ price: 150000, priceCurrency: 'INR' }]);
});

test('robots.txt of a local site disallows all paths', async ({ request, stack }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toBe(`User-agent: *\nDisallow: /\n\nSitemap: ${stack.site}/sitemap.xml\n`);
});

test('llms.txt links to pages and articles', async ({ request, stack }) => {
  const text = await (await request.get('/llms.txt')).text();
  for (const path of ['/surve_r', '/CSR', '/contact', '/blogs/section-135-in-practice']) {
    expect(text).toContain(`](${stack.site}${path}): `);
  }
});

test('a preview image that no page names is 404', async ({ request }) => {
  for (const path of ['/social/blog/blogs/no-such-post.jpg', '/social/home/aboutus.jpg', '/social/x.jpg']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
