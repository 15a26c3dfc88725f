import fs from 'node:fs';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Whether a module is one of these files or in one of these folders of app/. Fails where one of them was moved. */
function isIn(...names: string[]): RegExp {
  for (const name of names) {
    if (!fs.existsSync(path.join(import.meta.dirname, 'app', name))) {
      throw new Error(`vite.config.ts names app/${name}, which does not exist.`);
    }
  }
  return new RegExp(`/app/(${names.join('|')})`);
}

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
                {
                  name: 'shared',
                  test: new RegExp(`${isIn('components', 'lib', 'layouts', 'paths.ts').source}|@tabler`),
                  minShareCount: 12,
                },
                // What every page has, in one file: each costs a request of its own.
                {
                  name: 'shell',
                  test: isIn(
                    'layouts/shell',
                    'sections/shared/settling-dots.tsx',
                    'content/company.ts',
                    'lib/trusted-html.ts',
                  ),
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
