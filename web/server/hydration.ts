import fs from 'node:fs';
import path from 'node:path';
import { closeListsOutside, playLoopVideos, revealOnScroll, hydrateOnUse } from '../app/lib/page-scripts.ts';
import { DEMO_REQUEST_KEY } from '../app/lib/demo-request.ts';
import type { CacheHints } from '../app/lib/request-context.server.ts';
import { sections as sectionModules, type ModuleName } from '../app/pages/sections.ts';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
/** The module script of React Router: imports, the table of the route modules, and the import of the entry. */
const MODULE_SCRIPT = /<script type="module"[^>]*>((?:\s*import [^;]+;)+)([\s\S]*?)import\(("[^"]+")\);?\s*<\/script>/;
const IMPORT = /import (?:\* as (\w+) from )?("[^"]+");/g;

/**
 * Returns a function that replaces the module script and its preloads in a rendered page by a script that hydrates on
 * first use (decision 0007). A page without a module script stays as it is. Throws for a module script of another shape,
 * which a new version of React Router may write: the pages would work, but hydrate at once. `folder` holds the built
 * files.
 */
export function hydrationOnUse(folder: string): (html: string, hints: Pick<CacheHints, 'sections'>) => string {
  const scriptsOf = sectionScripts(folder);
  return (html, { sections = [] }) => {
    const found = MODULE_SCRIPT.exec(html);
    if (!found) {
      if (html.includes('<script type="module"'))
        throw new Error(
          'React Router wrote a module script that server/hydration.ts does not know. Adapt MODULE_SCRIPT.',
        );
      return html;
    }
    const [script, imports = '', routeTable = '', entry = ''] = found;
    const modules = [...imports.matchAll(IMPORT)];
    const names = modules.map(([, name = '']) => name).join(', ');
    const preloads = [...html.matchAll(PRELOAD)].map(([, url]) => url);
    const files = [...new Set([...preloads, ...scriptsOf(sections)])];
    const options = JSON.stringify({ files, demoRequestKey: DEMO_REQUEST_KEY });
    const hydrate = `async () => {
const [${names}] = await Promise.all([${modules.map(([, , url]) => `import(${url})`).join(', ')}]);
${routeTable.trim()}
return import(${entry});
}`;
    const inline = [
      `(${hydrateOnUse.toString()})(${options}, ${hydrate})`,
      ...[closeListsOutside, playLoopVideos, revealOnScroll].map(called),
    ];
    return html.replace(PRELOAD, '').replace(script, () => `<script>${inline.join(';')};</script>`);
  };
}

const called = (script: () => void) => `(${script.toString()})()`;

type Manifest = Record<string, { file: string; imports?: string[] }>;

/**
 * Returns a function that returns the URLs of the scripts of sections and of all that they import. React Router names
 * only those of the route module.
 */
function sectionScripts(folder: string): (sections: readonly string[]) => string[] {
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  return (sections) => {
    const names = new Set(sections.map((name) => `app/${sectionModules[name as ModuleName].file}.tsx`));
    // A set also visits what is added meanwhile.
    for (const name of names) for (const one of manifest[name]?.imports ?? []) names.add(one);
    return [...names].flatMap((name) => (manifest[name] ? [`/${manifest[name].file}`] : []));
  };
}
