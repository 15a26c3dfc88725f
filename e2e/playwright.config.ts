import os from 'node:os';
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';

/** The tests that `npm test` runs, with E2E_SCOPE=main. Without it all tests run. */
const MAIN_JOURNEYS = [
  '**/journeys/*.spec.ts',
  '**/pages/every-page.spec.ts',
  '**/navigation/{header,menus,urls}.spec.ts',
  '**/blog/articles.spec.ts',
  '**/forms/send.spec.ts',
  '**/stack/drafts.spec.ts',
];
/** Of the tests that change what visitors see, `npm test` runs only these. */
const MAIN_PUBLISHING = '**/stack/{pages,publishing}.spec.ts';
const PUBLISHING = '**/stack/{pages,publishing,rearranged,reset}.spec.ts';
const EXCLUDED = [PUBLISHING, '**/{containers,faults}/**'];
const scope = process.env.E2E_SCOPE;
/** Each has a separate stack and state that the next test depends on. */
const ONE_BY_ONE = { workers: 1, fullyParallel: false };

/** The suites by the value of E2E_SUITE. Without it the browser tests of one stack run. */
const SUITES: Record<string, PlaywrightTestConfig> = {
  browser: {
    projects: [
      { name: 'visiting', testMatch: scope === 'main' ? MAIN_JOURNEYS : '*/**/*.spec.ts', testIgnore: EXCLUDED },
      // Changes what visitors see, so it runs after the other tests.
      { name: 'editing', testMatch: scope === 'main' ? MAIN_PUBLISHING : PUBLISHING, dependencies: ['visiting'] },
    ],
    globalSetup: './support/global-setup.ts',
    workers: Math.max(2, Math.floor(os.availableParallelism() / 2)),
    fullyParallel: true,
  },
  // Injects faults into separate stacks. docs/reliability.md lists the expected results.
  faults: { ...ONE_BY_ONE, testDir: './faults', globalSetup: './support/global-setup.ts' },
  // On a stack from docker-compose.yml. Without a container engine every test is skipped.
  containers: { ...ONE_BY_ONE, testDir: './containers', timeout: 180_000 },
};
const suite = process.env.E2E_SUITE ?? 'browser';

/**
 * Tests the whole stack. support/stack.ts starts a CMS and a site on free ports and in a temporary folder.
 * CHROMIUM_PATH names the browser; scripts/ensure-browser.mjs finds or installs one.
 */
export default defineConfig({
  testDir: '.',
  outputDir: `../test-results/${suite}`,
  snapshotPathTemplate: 'pages/approved-look/{arg}{ext}',
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
  ...SUITES[suite],
});
