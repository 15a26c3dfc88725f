import { createRequire } from 'node:module';
import path from 'node:path';

const e2e = path.join(import.meta.dirname, '../../../e2e/package.json');

/** Calls `work` with a new Chromium page, and closes the browser afterwards. */
export async function withPage(work) {
  const { chromium } = createRequire(e2e)('@playwright/test');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    return await work(await browser.newPage());
  } finally {
    await browser.close();
  }
}
