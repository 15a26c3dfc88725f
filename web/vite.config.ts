import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  resolve: { tsconfigPaths: true },
  environments: {
    // The HTTP layer is built together with the pages, so both share one copy of every module.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'shared', test: /\/app\/(components|lib|layouts|paths)|@tabler/, minShareCount: 12 },
                // What every page has, in one file: each costs a request of its own.
                {
                  name: 'shell',
                  test: /\/app\/(layouts\/shell\/|sections\/settling-dots|content\/company|lib\/trusted-html)/,
                },
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@react-router)\//,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: {
          input: { index: './server/main.ts', 'article-body-worker': './server/article-body-worker.ts' },
        },
      },
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
