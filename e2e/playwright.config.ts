import os from 'node:os';
import { defineConfig, devices } from '@playwright/test';

/**
 * Drives the whole stack: support/stack.ts starts a CMS and a site of its own, on free ports and in a
 * temporary folder. CHROMIUM_PATH names the browser; scripts/ensure-browser.mjs finds or installs one.
 */
export default defineConfig({
  testDir: '.',
  projects: [
    {
      name: 'visiting',
      testMatch: '*/**/*.spec.ts',
      testIgnore: ['**/publishing.spec.ts', '**/{containers,faults}/**'],
    },
    // Changes what visitors see, so it waits until the others have looked.
    { name: 'editing', testMatch: '**/publishing.spec.ts', dependencies: ['visiting'] },
  ],
  outputDir: '../test-results/e2e',
  globalSetup: './support/global-setup.ts',
  // Browser, site and CMS share the processors with the tests.
  workers: Math.max(1, Math.floor(os.availableParallelism() / 2)),
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // Traces of all tests cost a quarter of the time; for a fault that is looked into: --trace retain-on-failure.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
        ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      ],
    },
  },
});
