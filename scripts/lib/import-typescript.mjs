import { createRequire } from 'node:module';
import { inRoot } from './paths.mjs';

/** Imports a TypeScript file with the files that it imports. Needs the packages of web/. */
export async function importTypeScript(file) {
  const { build } = createRequire(inRoot('web/package.json'))('esbuild');
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, write: false, format: 'esm' });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
