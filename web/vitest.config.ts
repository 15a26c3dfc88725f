import { defineConfig } from 'vitest/config';

// Without the framework's plugin: tests draw components, not the whole application.
export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    // Both are one module on the site; here each would bring a router of its own.
    alias: { 'react-router-dom': 'react-router' },
  },
  test: {
    environment: 'jsdom',
    include: ['{app,server}/**/*.test.{ts,tsx}'],
    setupFiles: ['./testing/setup.ts'],
    css: { include: /\?raw$/, modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
