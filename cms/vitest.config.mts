import os from 'node:os';
import { defineConfig } from 'vitest/config';

// Each file runs its own CMS, on a copy of the data that prepare.ts makes once.
const withCms = { globalSetup: './tests/support/prepare.ts', testTimeout: 60_000, hookTimeout: 180_000 };

export default defineConfig({
  test: {
    // A CMS is limited by the disk more than by the CPU.
    maxWorkers: os.availableParallelism() + 1,
    projects: [
      { test: { name: 'unit', include: ['{src,preflight}/**/*.test.{ts,mjs}'] } },
      {
        test: {
          name: 'integration',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/two-cms.test.ts', 'tests/faults/database.test.ts'],
          ...withCms,
        },
      },
      {
        test: {
          // The tests that depend on the database.
          name: 'postgres',
          include: [
            'tests/{backup,databases,editing,public-api,redirects,schedule,system-fields,two-cms}.test.ts',
            'tests/leads/{inbox,stress,submit}.test.ts',
            'tests/faults/database.test.ts',
          ],
          env: { FUZZ_BODIES: '1000', CRASH_SUBMISSIONS: '600', CRASH_KILLS: '2' },
          ...withCms,
        },
      },
    ],
  },
});
