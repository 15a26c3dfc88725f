import fs from 'node:fs';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import nested from 'postcss-nested';
import { defineConfig, type Plugin } from 'vite';

/** Returns a pattern for modules in these files or folders of app/. Throws if one of them does not exist. */
function isIn(...names: string[]): RegExp {
  for (const name of names) {
    if (!fs.existsSync(path.join(import.meta.dirname, 'app', name))) {
      throw new Error(`vite.config.ts names app/${name}, which does not exist.`);
    }
  }
  return new RegExp(`/app/(${names.join('|')})`);
}

const ROUTER_FILES: Record<string, string> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };

/** Sends browsers the production build of React Router. Its package exports only the one with warnings. */
const routerProductionBuild: Plugin = {
  name: 'router-production-build',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id) =>
    ROUTER_FILES[id] && path.join(import.meta.dirname, 'node_modules/react-router/dist/production', ROUTER_FILES[id]),
};

export default defineConfig({
  plugins: [routerProductionBuild, reactRouter()],
  resolve: { tsconfigPaths: true },
  css: { postcss: { plugins: [nested()] } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'shared',
                  test: new RegExp(`${isIn('components', 'lib', 'layouts', 'paths.ts').source}|@tabler`),
                  minShareCount: 20,
                },
                // Modules that every page needs, in one file, because each file costs a request.
                {
                  name: 'shell',
                  test: isIn('layouts/shell', 'sections/shared/message-screen.tsx', 'lib/content-security.ts'),
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
    // The HTTP layer is part of the server build, so it shares every module with the pages.
    ssr: {
      build: {
        rollupOptions: {
          input: { index: './server/main.ts', 'article-body': './app/blog/rich-text/article-body.server.ts' },
        },
      },
    },
  },
  // One style sheet (decision 0028). The server looks up the scripts of a section in the manifest (server/hydration.ts).
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false, manifest: true },
});
