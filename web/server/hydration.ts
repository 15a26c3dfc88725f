import { closeListsOutside, playLoopVideos, revealOnScroll } from '../app/lib/page-scripts.ts';
import { DEMO_REQUEST_KEY } from '../app/lib/demo-request.ts';
import { hydrateOnUse } from '../app/lib/hydrate-on-use.ts';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
/** The module script of React Router: imports, the table of the route modules, and the import of the entry. */
const MODULE_SCRIPT = /<script type="module"[^>]*>((?:\s*import [^;]+;)+)([\s\S]*?)import\(("[^"]+")\);?\s*<\/script>/;
const IMPORT = /import (?:\* as (\w+) from )?("[^"]+");/g;

/**
 * Replaces the module script and its preloads in a rendered page by a script that hydrates on first use (decision
 * 0007). A page without a module script stays as it is. Throws for a module script of another shape, which a new
 * version of React Router may write: the pages would work, but hydrate at once.
 */
export function deferHydration(html: string): string {
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
  const files = [...html.matchAll(PRELOAD)].map(([, url]) => url);
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
}

const called = (script: () => void) => `(${script.toString()})()`;
