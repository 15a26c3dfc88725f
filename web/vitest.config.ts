import os from 'node:os';
import { defineConfig } from 'vitest/config';

// Without the framework's plugin: tests draw components, not the whole application.
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
    // A page's document is dear to make: only tests of components get one.
    projects: [
      { extends: true, test: { name: 'logic', include: ['{app,server}/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['{app,server}/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['./testing/document.ts'],
        },
      },
    ],
  },
});
