import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '../fixtures/test.ts';

const SCRIPT = '<script>document.documentElement.dataset.executed = "yes"; fetch("/executed")</script>';
const XHTML = `<html xmlns="http://www.w3.org/1999/xhtml"><body>${SCRIPT}</body></html>`;
const FILES = {
  'attack.html': `<!doctype html><html><body>${SCRIPT}</body></html>`,
  'attack.svg': `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`,
  'attack.xml': XHTML,
  'attack.xhtml': XHTML,
  'attack.png': `<!doctype html><html><body>${SCRIPT}</body></html>`,
};

/** Uploads of these kinds are refused (cms/tests/security.test.ts). This is what happens where one is there all the same. */
for (const [name, content] of Object.entries(FILES)) {
  test(`an upload called ${name} runs nothing on the origin of the CMS or the site`, async ({ browser, stack }) => {
    const folder = path.join(String(stack.settings.DATA_DIR), 'public/uploads');
    test.skip(!fs.existsSync(folder), 'the CMS runs elsewhere');
    fs.writeFileSync(path.join(folder, name), content);
    const page = await browser.newPage();
    const executed: string[] = [];
    page.on('request', (request) => request.url().endsWith('/executed') && executed.push(request.url()));
    for (const origin of [stack.cms, stack.site]) {
      const download = page.waitForEvent('download').catch(() => null);
      // A download ends the navigation with an error.
      await page.goto(`${origin}/uploads/${name}`).catch(() => undefined);
      if (await page.evaluate(() => document.documentElement.dataset.executed === 'yes')) executed.push(origin);
      void download;
    }
    expect(executed).toEqual([]);
    await page.close();
    fs.rmSync(path.join(folder, name));
  });
}
