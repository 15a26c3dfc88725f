import os from 'node:os';
import { defineConfig, devices } from '@playwright/test';

/** The tests that `npm test` runs, with E2E_SCOPE=main. Without it all tests run. */
const MAIN_JOURNEYS = [
  '**/journeys/*.spec.ts',
  '**/pages/every-page.spec.ts',
  '**/navigation/{bar,dropdowns,menu,route-table,splash}.spec.ts',
  '**/blog/{lists,post}.spec.ts',
  '**/forms/send.spec.ts',
  '**/stack/{html,outage}.spec.ts',
];
const PUBLISHING = '**/stack/{languages,pages,publishing,rearranged,redirects,reset}.spec.ts';
const EXCLUDED = [PUBLISHING, '**/{containers,faults}/**'];
const scope = process.env.E2E_SCOPE;

/**
 * Tests the whole stack. support/stack.ts starts a CMS and a site on free ports and in a temporary folder.
 * CHROMIUM_PATH names the browser; scripts/ensure-browser.mjs finds or installs one.
 */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'visiting', testMatch: scope === 'main' ? MAIN_JOURNEYS : '*/**/*.spec.ts', testIgnore: EXCLUDED },
    // Changes what visitors see, so it runs after the other tests.
    { name: 'editing', testMatch: PUBLISHING, dependencies: ['visiting'] },
  ],
  outputDir: '../test-results/e2e',
  globalSetup: './support/global-setup.ts',
  workers: Math.max(2, Math.floor(os.availableParallelism() / 2)),
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // Traces would take a quarter of the test time. To examine a failure: --trace retain-on-failure.
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
