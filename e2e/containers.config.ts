import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config.ts';

/** Brings docker-compose.yml up for real. Without a container engine every test counts as skipped. */
export default defineConfig({
  ...browserTests,
  testDir: './containers',
  outputDir: '../test-results/containers',
  globalSetup: undefined,
  projects: [{ name: 'containers', testMatch: '*.spec.ts', testIgnore: [] }],
  // One stack, and each test builds on what the one before has left.
  workers: 1,
  fullyParallel: false,
  timeout: 180_000,
});
