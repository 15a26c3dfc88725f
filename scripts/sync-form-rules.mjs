// Copies the form rules from the site into the CMS, which validates every entry again. The two parts are deployed
// separately, so they cannot share a file. `--check` changes nothing and fails on a difference.
import fs from 'node:fs';
import { inRoot } from './lib/paths.mjs';

const RULES_FILE = inRoot('cms/src/leads/rules.generated.ts');
const FILE_HEADER = `// Made by scripts/sync-form-rules.mjs from the rules in web/app/forms. Do not edit: edit those, then run it.`;
/** The second one imports the first one. Neither may import anything else. */
const FILES = ['form-rules', 'validate'];
const RELATIVE_IMPORT = /^import\s[^;]*?from '\.[^']+';\n/gm;

const bodies = FILES.map((name) => {
  const body = fs.readFileSync(inRoot(`web/app/forms/shared/rules/${name}.ts`), 'utf8').replace(RELATIVE_IMPORT, '');
  if (/^import\s/m.test(body)) throw new Error(`${name} imports from outside the rules; they must stand alone.`);
  return body.trim();
});
const wanted = `${[FILE_HEADER, ...bodies].join('\n\n')}\n`;
const present = fs.existsSync(RULES_FILE) ? fs.readFileSync(RULES_FILE, 'utf8') : '';
if (!process.argv.includes('--check')) fs.writeFileSync(RULES_FILE, wanted);
else if (present !== wanted) {
  console.error('The CMS checks forms by other rules than the site: run "node scripts/sync-form-rules.mjs".');
  process.exit(1);
}
