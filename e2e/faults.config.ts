import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config.ts';

/** Breaks the parts under a site of its own, one fault after the other: docs/reliability.md tells what is expected. */
export default defineConfig({
  ...browserTests,
  testDir: './faults',
  outputDir: '../test-results/faults',
  globalSetup: './support/seeded-data-setup.ts',
  projects: [{ name: 'faults', testMatch: '*.spec.ts', testIgnore: [] }],
  workers: 1,
  fullyParallel: false,
});
