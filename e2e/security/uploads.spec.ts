import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '../fixtures/test.ts';

// The policy of the CMS allows scripts of its own origin, so the attack uploads its script as a second file.
const SCRIPT_FILE = 'attack.js';
const SCRIPT = '<script src="/uploads/attack.js"></script>';
const PAGE = `<!doctype html><html><body>${SCRIPT}</body></html>`;
const XHTML = `<html xmlns="http://www.w3.org/1999/xhtml"><body>${SCRIPT}</body></html>`;
const FILES: Record<string, string> = {
  'attack.html': PAGE,
  'attack.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script href="/uploads/attack.js"/></svg>',
  'attack.xml': XHTML,
  'attack.xhtml': XHTML,
  'attack.png': PAGE,
};

/** The CMS rejects these uploads (cms/tests/security.test.ts). The tests cover a file that exists anyway. */
for (const [name, content] of Object.entries(FILES)) {
  test(`an upload called ${name} runs nothing on the origin of the CMS or the site`, async ({ browser, stack }) => {
    const folder = path.join(String(stack.settings.DATA_DIR), 'public/uploads');
    test.skip(!fs.existsSync(folder), 'the uploads of this CMS are on another machine');
    fs.writeFileSync(path.join(folder, SCRIPT_FILE), 'fetch("/executed")');
    fs.writeFileSync(path.join(folder, name), content);
    const page = await browser.newPage();
    const executed: string[] = [];
    page.on('request', (request) => request.url().endsWith('/executed') && executed.push(request.url()));
    for (const origin of [stack.cms, stack.site]) {
      for (const file of [SCRIPT_FILE, name]) expect((await fetch(`${origin}/uploads/${file}`)).status, file).toBe(200);
      // A download ends the navigation with an error.
      await page.goto(`${origin}/uploads/${name}`, { waitUntil: 'load' }).catch(() => undefined);
    }
    expect(executed).toEqual([]);
    await page.close();
    fs.rmSync(path.join(folder, name));
  });
}
