import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { pageSchema } from './app/pages/page-schema.ts';

const APP = path.join(import.meta.dirname, 'app');
const COMPONENTS = path.join(APP, 'pages/section-components.tsx');
const PAGES = path.join(import.meta.dirname, '../cms/seed/pages');
const PREFIX = 'page:';

/**
 * Makes the module `page:<name>`: the page of `cms/seed/pages/<name>.json`, checked, with the components of its
 * sections. An import of all components would give each page the scripts and styles of all sections.
 */
export function shippedPages(): Plugin {
  return {
    name: 'shipped-pages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const file = path.join(PAGES, `${id.slice(PREFIX.length + 1)}.json`);
      this.addWatchFile(file);
      this.addWatchFile(COMPONENTS);
      const page = pageSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
      const map = fs.readFileSync(COMPONENTS, 'utf8');
      const found = [...new Set(page.sections.map(({ __component }) => __component))].map((uid) => {
        const name = new RegExp(`'${uid}': (\\w+),`).exec(map)?.[1];
        const from = new RegExp(`import { ${name} } from '~/(.+)';`).exec(map)?.[1];
        if (!name || !from) throw new Error(`${COMPONENTS} has no component for ${uid}.`);
        return { uid, name, from: path.join(APP, from) };
      });
      const imports = found.map(({ name, from }) => `import { ${name} } from ${JSON.stringify(from)};`);
      const components = found.map(({ uid, name }) => `'${uid}': ${name}`);
      return `${imports.join('\n')}
export default { ...${JSON.stringify(page)}, components: { ${components.join(', ')} } };`;
    },
  };
}
