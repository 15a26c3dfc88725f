import fs from 'node:fs';
import path from 'node:path';
import { sections, type ModuleName } from '../app/pages/sections.ts';

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;

/**
 * Returns a function that adds the style sheets and script preloads of sections to a page. The links of React Router
 * cover only the route module. `folder` holds the built files.
 */
export function addSectionAssets(folder: string): (html: string, modules: readonly string[]) => string {
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  return (html, modules) => {
    const own = modules.map((name) => `app/${sections[name as ModuleName].file}.tsx`);
    // A section overrides the styles of shared components, so its own come after all that any section imports.
    const shared = own.flatMap((name) => withImports(manifest, name).filter((chunk) => chunk !== manifest[name]));
    const chunks = new Set([...shared, ...own.flatMap((name) => manifest[name] ?? [])]);
    const sheets = new Set([...chunks].flatMap(({ css = [] }) => css));
    const links = [
      ...[...sheets].map((file) => `<link rel="stylesheet" href="/${file}"/>`),
      ...[...chunks].map(({ file }) => `<link rel="modulepreload" href="/${file}"/>`),
    ].filter((link) => !html.includes(link));
    return links.length > 0 ? html.replace('</head>', () => `${links.join('')}</head>`) : html;
  };
}

/** Returns the chunk of a module and those that it imports, which come first because their styles do. */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [...(chunk.imports ?? []).flatMap((one) => withImports(manifest, one, seen)), chunk];
}
