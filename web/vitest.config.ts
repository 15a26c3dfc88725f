import os from 'node:os';
import { defineConfig } from 'vitest/config';

// Without the plugin of the framework: tests render components, not the whole application.
export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    // Both names are one module on the site. In tests each would have its own router context.
    alias: { 'react-router-dom': 'react-router' },
  },
  test: {
    setupFiles: ['./testing/setup.ts'],
    css: { include: /\?raw$/, modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    unstubGlobals: true,
    maxWorkers: os.availableParallelism(),
    // Other suites may share the machine.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    pool: 'threads',
    // A jsdom document is expensive to create, so only component tests have one.
    projects: [
      { extends: true, test: { name: 'logic', include: ['{app,server}/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['{app,server}/**/*.test.tsx'],
          environment: 'jsdom',
          // jsdom is loaded once per thread instead of once per file.
          pool: 'vmThreads',
          setupFiles: ['./testing/document.ts'],
        },
      },
    ],
  },
});
