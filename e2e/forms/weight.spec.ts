import { gzipSync } from 'node:zlib';
import { expect, test } from '../fixtures/test.ts';
import { paths } from '../../web/app/paths.ts';
import { CASES } from './form-cases.ts';

const KILOBYTE = 1024;
const MAX_ADDED_BYTES = 35 * KILOBYTE;
/** Size in bytes of small code, such as a button, that other pages may share with the forms. */
const MAX_SHARED_BYTES = 2 * KILOBYTE;

test('the code of a form is under 35 KiB and loads on form pages only', async ({ request }) => {
  const bodyOf = async (path: string) => (await request.get(path)).body();
  const sizes = new Map<string, number>();
  /** Returns the scripts that the HTML of a page names. The browser loads no others before a visitor acts. */
  const scriptsOf = async (path: string) => {
    const names = [...new Set((await bodyOf(path)).toString().match(/\/assets\/[\w.-]+\.js/g))];
    for (const name of names.filter((one) => !sizes.has(one))) {
      sizes.set(name, gzipSync(await bodyOf(name), { level: 9 }).length);
    }
    return names;
  };
  const sum = (names: string[]) => names.reduce((total, name) => total + sizes.get(name)!, 0);

  const common = await scriptsOf(paths.comingSoon);
  const added: string[][] = [];
  for (const { path } of CASES) {
    const formScripts = (await scriptsOf(path)).filter((name) => !common.includes(name));
    expect(sum(formScripts), path).toBeLessThan(MAX_ADDED_BYTES);
    added.push(formScripts);
  }
  const shared = added.reduce((one, two) => one.filter((name) => two.includes(name)));
  expect(sum(shared)).toBeGreaterThan(MAX_SHARED_BYTES);
  for (const path of [paths.about, paths.privacy, paths.blogs]) {
    const loaded = await scriptsOf(path);
    expect(sum(shared.filter((name) => loaded.includes(name))), `${path} loads code of the forms`).toBeLessThan(
      MAX_SHARED_BYTES,
    );
  }
});
