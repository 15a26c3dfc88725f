// Copies code of the site that the CMS needs too: its rules of forms, paths and file names. The two parts are deployed
// separately, so they cannot share a file. `--check` changes nothing and fails on a difference.
import fs from 'node:fs';
import { inRoot } from './lib/paths.mjs';

/** Each copy with its sources, of which a later one may import an earlier one. Nothing else may be imported. */
const COPIES = {
  'cms/src/leads/rules.generated.ts': [
    'web/app/forms/shared/rules/form-rules.ts',
    'web/app/forms/shared/rules/validate.ts',
  ],
  'cms/src/pages/reserved-paths.generated.ts': ['web/app/pages/reserved-paths.ts'],
  'cms/src/checks/file-name.generated.ts': ['web/app/lib/file-name.ts'],
};
const RELATIVE_IMPORT = /^import\s[^;]*?from '\.[^']+';\n/gm;
const read = (file) => (fs.existsSync(inRoot(file)) ? fs.readFileSync(inRoot(file), 'utf8') : '');

function bodyOf(file) {
  const body = read(file).replace(RELATIVE_IMPORT, '');
  if (/^import\s/m.test(body))
    throw new Error(`${file} is copied to the CMS, so it must stand alone. Remove its imports.`);
  return body.trim();
}

for (const [copy, sources] of Object.entries(COPIES)) {
  const header = `// Made by scripts/sync-copies.mjs from ${sources.join(' and ')}. Do not edit: edit that, then run it.`;
  const wanted = `${[header, ...sources.map(bodyOf)].join('\n\n')}\n`;
  if (!process.argv.includes('--check')) fs.writeFileSync(inRoot(copy), wanted);
  else if (read(copy) !== wanted) {
    console.error(`${copy} differs from its source in the site: run "node scripts/sync-copies.mjs".`);
    process.exitCode = 1;
  }
}
