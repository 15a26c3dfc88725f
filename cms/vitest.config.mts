import { defineConfig } from 'vitest/config';

// Each file runs a CMS of its own; two cores hold no more than one at a time.
const oneByOne = { fileParallelism: false, testTimeout: 60_000, hookTimeout: 180_000 };

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{src,launch}/**/*.test.{ts,mjs}'] } },
      {
        test: {
          name: 'integration',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/faults/database.test.ts'],
          ...oneByOne,
        },
      },
      {
        test: {
          name: 'postgres',
          include: [
            'tests/{backup,databases,editing,public-api}.test.ts',
            'tests/leads/{fuzz,inbox,submit}.test.ts',
            'tests/faults/database.test.ts',
          ],
          globalSetup: './tests/support/postgres-server.ts',
          env: { FUZZ_BODIES: '1000' },
          ...oneByOne,
        },
      },
    ],
  },
});
