import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config.ts';

/** Injects faults into separate stacks, one after the other. docs/reliability.md lists the expected results. */
export default defineConfig({
  ...browserTests,
  testDir: './faults',
  outputDir: '../test-results/faults',
  globalSetup: './support/seeded-data-setup.ts',
  projects: [{ name: 'faults', testMatch: '*.spec.ts', testIgnore: [] }],
  workers: 1,
  fullyParallel: false,
});
