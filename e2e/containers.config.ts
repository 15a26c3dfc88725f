import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config.ts';

/** Runs the tests on a stack from docker-compose.yml. Without a container engine every test is skipped. */
export default defineConfig({
  ...browserTests,
  testDir: './containers',
  outputDir: '../test-results/containers',
  globalSetup: undefined,
  projects: [{ name: 'containers', testMatch: '*.spec.ts', testIgnore: [] }],
  // The tests share one stack, and each depends on the state after the previous test.
  workers: 1,
  fullyParallel: false,
  timeout: 180_000,
});
