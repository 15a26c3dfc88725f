import fs from 'node:fs';
import { expect, test, it } from 'vitest';
import { parseEnv } from './env.server.ts';
import { picture, shippedPicture, shippedPictureNames } from './pictures.server.ts';

const FOLDER = 'pictures';
/** In bytes. A phone loads the narrow one. */
const MOST = { wide: 190_000, narrow: 75_000 };
/** The text beside these says the same, or they show nothing that a reader needs. */
const DECORATIVE = /^(challenge|closing|glyph|offering|poster|scene|sign|support)-|-cover$/;

const seeds = fs.readdirSync('../cms/seed/pages').map((file) => `../cms/seed/pages/${file}`);
const users = [...seeds, '../cms/seed/stories.json', 'app/sections/shared/message-screen.css'];
const uses = users.map((file) => fs.readFileSync(file, 'utf8')).join();

test.each(shippedPictureNames)('the picture %s is light, safe, described and used', (name) => {
  const { alt, ...compositions } = shippedPicture(name)!;
  if (!DECORATIVE.test(name)) expect(alt).not.toBe('');
  for (const file of fs.readdirSync(`${FOLDER}/${name}`)) {
    const composition = file.startsWith('narrow') ? 'narrow' : 'wide';
    expect(compositions[composition], file).toBeDefined();
    expect(fs.statSync(`${FOLDER}/${name}/${file}`).size, file).toBeLessThan(MOST[composition]);
    if (!file.endsWith('.svg')) continue;
    const svg = fs.readFileSync(`${FOLDER}/${name}/${file}`, 'utf8');
    expect(svg, file).not.toMatch(/<script|<foreignObject|\son\w+=|href="(?!#|data:image)|url\((?!["']?#)/);
  }
  expect(uses.includes(`"shipped": "${name}"`) || uses.includes(`pictures/${name}/`)).toBe(true);
});

test('a picture is an image of the library, else a shipped one, else nothing', () => {
  const image = { url: '/uploads/a.webp', width: 800, height: 500 };
  expect(picture.parse({ image, shipped: 'progran-login' })).toMatchObject({ image });
  expect(picture.parse({ shipped: 'progran-login' })?.shipped).toMatchObject({ name: 'progran-login' });
  expect(picture.parse({})).toBeUndefined();
});

test('an unknown name is refused, and the snapshot of an earlier build finds the files of this one', () => {
  expect(picture.safeParse({ shipped: 'no-such-picture' }).error?.issues[0]?.path).toEqual(['shipped']);
  const stale = { shipped: { ...shippedPicture('progran-login')!, wide: { src: '/assets/gone.avif' } } };
  expect(picture.parse(stale)).toEqual({ shipped: shippedPicture('progran-login') });
});

const REQUIRED_ENV = { CMS_TOKEN: '0123456789abcdef' };
const LOCAL_ENV = { NODE_ENV: 'production', CMS_TOKEN: 'local-only-cms-token-0001' };

it('adds the object store of the uploads to the image hosts', () => {
  const imageHosts = (more: Record<string, string>) => parseEnv({ ...REQUIRED_ENV, ...more }).IMAGE_HOSTS;
  expect(imageHosts({})).toEqual([]);
  expect(imageHosts({ S3_PUBLIC_URL: 'https://files.example.org/site' })).toEqual(['files.example.org']);
  expect(imageHosts({ IMAGE_HOSTS: 'a.example, b.example', S3_PUBLIC_URL: 'https://files.example.org' })).toEqual([
    ...['a.example', 'b.example', 'files.example.org'],
  ]);
});

it('has the default retention periods of the CMS, and an upper limit', () => {
  const { LEADS_RETENTION_DAYS, APPLICATIONS_RETENTION_DAYS } = parseEnv(REQUIRED_ENV);
  expect([LEADS_RETENTION_DAYS, APPLICATIONS_RETENTION_DAYS]).toEqual([730, 183]);
  for (const name of ['LEADS_RETENTION_DAYS', 'APPLICATIONS_RETENTION_DAYS']) {
    expect(() => parseEnv({ ...REQUIRED_ENV, [name]: '0' })).toThrow(name);
  }
});

it.each([undefined, 'http://127.0.0.1:3000', 'http://localhost:8080', 'http://[::1]:3000'])(
  'starts with the local-only secrets at %s',
  (SITE_URL) => expect(parseEnv({ ...LOCAL_ENV, SITE_URL }).CMS_TOKEN).toBe(LOCAL_ENV.CMS_TOKEN),
);

it('rejects local-only secrets at a public URL and lists them', () => {
  const parse = (more: object) => () => parseEnv({ ...LOCAL_ENV, SITE_URL: 'https://impact.example', ...more });
  expect(parse({})).toThrow(/CMS_TOKEN still hold the values of docker-compose\.yml/);
  expect(parse({ CMS_TOKEN: 'u7Vq0n4xkP1rT9bz', PREVIEW_SECRET: 'local-only-preview-0001' })).toThrow(/PREVIEW_SECRET/);
  expect(parse({ CMS_TOKEN: 'u7Vq0n4xkP1rT9bz' })).not.toThrow();
  expect(parse({ NODE_ENV: 'development' })).not.toThrow();
  const publicCms = { SITE_URL: 'http://127.0.0.1:3000', CMS_PUBLIC_URL: 'https://cms.impact.example' };
  expect(parse(publicCms)).toThrow(/CMS_PUBLIC_URL is https:\/\/cms\.impact\.example, but CMS_TOKEN still hold/);
});
