import { expect, test } from '../fixtures/test.ts';
import { headOf } from '../navigation/read-html.ts';
import { faults, structuredData } from './structured-data.ts';

const urlsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => String(url));

/** Returns width and height from the frame header of a JPEG. */
function jpegSize(bytes: Buffer): { width: number; height: number } {
  for (let offset = 2; offset < bytes.length; offset += 2 + bytes.readUInt16BE(offset + 2)) {
    const marker = bytes.readUInt8(offset + 1);
    if (marker >= 0xc0 && marker <= 0xc2)
      return { height: bytes.readUInt16BE(offset + 5), width: bytes.readUInt16BE(offset + 7) };
  }
  return { width: 0, height: 0 };
}

test('each page of the sitemap has a unique title and description, and an image', async ({ request, stack }) => {
  test.slow();
  const listed = urlsIn(await (await request.get('/sitemap.xml')).text());
  expect(listed.length).toBeGreaterThan(48);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const problems: string[] = [];
  for (const url of listed) {
    const response = await request.get(url, { maxRedirects: 0 });
    const html = await response.text();
    const { title, description, canonical, robots, image: imageUrl } = headOf(html);
    const report = (problem: string) => problems.push(`${url}: ${problem}`);
    if (response.status() !== 200) report(`responds with ${response.status()}`);
    if (robots) report(`is listed and says ${robots}`);
    if (canonical !== url) report(`names ${canonical}`);
    if (titles.has(title)) report(`has the title of ${titles.get(title)}`);
    if (descriptions.has(description)) report(`has the description of ${descriptions.get(description)}`);
    if (description.length < 50 || description.length > 160)
      report(`describes itself in ${description.length} characters`);
    titles.set(title, url);
    descriptions.set(description, url);
    const image = await request.get(imageUrl.replace(stack.site, ''));
    const declaredSize = /og:image:width" content="(\d+)".*?og:image:height" content="(\d+)"/s.exec(html);
    if (image.status() !== 200) report(`its image ${imageUrl} responds with ${image.status()}`);
    else if (declaredSize) {
      const { width, height } = jpegSize(await image.body());
      if (`${width}x${height}` !== `${declaredSize[1]}x${declaredSize[2]}`) report(`its image is ${width}x${height}`);
    }
    for (const fault of structuredData(html).flatMap(faults)) report(fault);
  }
  expect(problems).toEqual([]);
});

test('pages contain structured data with schema.org types', async ({ request }) => {
  const types = async (path: string) =>
    structuredData(await (await request.get(path)).text()).map((entry) => entry['@type']);
  expect(await types('/')).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
  expect(await types('/surve_r')).toEqual(['BreadcrumbList', 'SoftwareApplication', 'VideoObject']);
  expect(await types('/blogs/section-135-in-practice')).toEqual(['BreadcrumbList', 'BlogPosting']);
  const [trail] = structuredData(await (await request.get('/kysolutions')).text());
  const names = [{ name: 'Home' }, { name: 'Solutions' }, { name: 'Skills and livelihoods' }];
  expect(trail?.itemListElement).toMatchObject(names);
  const [, farmer] = structuredData(await (await request.get('/farmer_platform')).text());
  expect(farmer?.offers).toMatchObject([{ price: 150000, priceCurrency: 'INR' }]);
});

test('robots.txt of a local site disallows all paths, and llms.txt links to pages and articles', async ({
  request,
  stack,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  expect(await read('/robots.txt')).toBe(`User-agent: *\nDisallow: /\n\nSitemap: ${stack.site}/sitemap.xml\n`);
  const llms = await read('/llms.txt');
  for (const path of ['/surve_r', '/blogs/section-135-in-practice'])
    expect(llms).toContain(`](${stack.site}${path}): `);
});

test('a preview image that no page names is 404', async ({ request }) => {
  for (const path of ['/social/blog/blogs/no-such-post.jpg', '/social/home/aboutus.jpg', '/social/x.jpg']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
