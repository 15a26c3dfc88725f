import { createRequire } from 'node:module';
import { inRoot } from '../lib/paths.mjs';

/** Calls `work` with a new Chromium page, and closes the browser afterwards. */
export async function withPage(work) {
  const { chromium } = createRequire(inRoot('e2e/package.json'))('@playwright/test');
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

/** Web has this dependency for its social images. */
export const sharp = createRequire(inRoot('web/package.json'))('sharp');
