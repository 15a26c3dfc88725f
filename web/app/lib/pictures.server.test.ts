import fs from 'node:fs';
import { expect, test } from 'vitest';
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
