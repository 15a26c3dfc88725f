import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { paths } from '../../web/app/paths.ts';
import { CASES } from './form-cases.ts';

const KILOBYTE = 1024;
const MAX_ADDED_BYTES = 35 * KILOBYTE;
/** Size in bytes of small code, such as a button, that other pages may share with the forms. */
const MAX_SHARED_BYTES = 2 * KILOBYTE;

test('the code of a form is under 35 KiB and loads on form pages only', async ({ page }) => {
  /** Returns the gzip size of each script that a page requests. */
  const scripts = async (path: string) => {
    const sizes = new Map<string, number>();
    const bodies: Array<Promise<void>> = [];
    const listen = (response: Response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.endsWith('.js')) return;
      bodies.push(response.body().then((body) => void sizes.set(pathname, gzipSync(body, { level: 9 }).length)));
    };
    page.on('response', listen);
    await page.goto(path, { waitUntil: 'networkidle' });
    page.off('response', listen);
    await Promise.all(bodies);
    return sizes;
  };
  const commonScripts = await scripts(paths.comingSoon);
  const added = new Map<string, string[]>();
  for (const { path } of CASES) {
    const formScripts = [...(await scripts(path))].filter(([name]) => !commonScripts.has(name));
    const sum = formScripts.reduce((total, [, size]) => total + size, 0);
    expect(sum, `${path} adds ${sum} bytes`).toBeLessThan(MAX_ADDED_BYTES);
    expect(sum).toBeGreaterThan(0);
    added.set(
      path,
      formScripts.map(([name]) => name),
    );
  }
  const shared = [...added.values()].reduce((one, two) => one.filter((name) => two.includes(name)));
  expect(shared.length).toBeGreaterThan(0);
  for (const path of [paths.about, paths.privacy, paths.blogs]) {
    const loaded = await scripts(path);
    const sharedBytes = shared.reduce((total, name) => total + (loaded.get(name) ?? 0), 0);
    expect(sharedBytes, `${path} loads code of the forms`).toBeLessThan(MAX_SHARED_BYTES);
  }
});
