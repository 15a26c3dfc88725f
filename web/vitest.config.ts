import os from 'node:os';
import { defineConfig } from 'vitest/config';

// Without the framework's plugin: tests render components, not the whole application.
export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    // Both are one module on the site; here each would bring a router of its own.
    alias: { 'react-router-dom': 'react-router' },
  },
  test: {
    setupFiles: ['./testing/setup.ts'],
    css: { include: /\?raw$/, modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    unstubGlobals: true,
    maxWorkers: os.availableParallelism(),
    pool: 'threads',
    // A document is expensive to create: only tests of components get one.
    projects: [
      { extends: true, test: { name: 'logic', include: ['{app,server}/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['{app,server}/**/*.test.tsx'],
          environment: 'jsdom',
          // jsdom is loaded once for each thread instead of once for each file.
          pool: 'vmThreads',
          setupFiles: ['./testing/document.ts'],
        },
      },
    ],
  },
});
