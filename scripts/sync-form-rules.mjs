// Copies the form rules from the site into the CMS, which validates every entry again. The two parts are deployed
// separately, so they cannot share a file. `--check` changes nothing and fails on a difference.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './lib/paths.mjs';

const FORMS_FOLDER = inRoot('web/app/forms');
const RULES_FILE = inRoot('cms/src/leads/rules.generated.ts');
const FILE_HEADER = `// Made by scripts/sync-form-rules.mjs from the rules in web/app/forms. Do not edit: edit those, then run it.\n`;
const RELATIVE_IMPORT = /^import\s[^;]*?from '(\.[^']+)';\n/gm;
/** Matches `shared/rules/*.ts` and `<form>/rules.ts`. */
const RULE_FILE = /^(shared\/rules\/[\w-]+|[\w-]+\/rules)\.ts$/;

/** Returns the rule files as one module in dependency order. Throws if a file imports anything else. */
export function generate(folder = FORMS_FOLDER) {
  const files = fs.readdirSync(folder, { recursive: true }).filter((file) => RULE_FILE.test(file));
  const modules = new Map();
  const add = (file, chain) => {
    if (modules.has(file)) return;
    if (chain.includes(file)) {
      throw new Error(`The rule files import each other in a circle: ${[...chain, file].join(', ')}`);
    }
    if (!RULE_FILE.test(file)) {
      throw new Error(`${chain.at(-1)} imports ${file}, which holds no rules; they must stand alone.`);
    }
    const source = fs.readFileSync(path.join(folder, file), 'utf8');
    for (const [, needed] of source.matchAll(RELATIVE_IMPORT)) {
      add(path.posix.join(path.posix.dirname(file), needed), [...chain, file]);
    }
    const body = source.replace(RELATIVE_IMPORT, '').trim();
    if (/^import\s/m.test(body)) throw new Error(`${file} imports from outside the rules; they must stand alone.`);
    modules.set(file, body);
  };
  for (const file of files.sort()) add(file, []);
  return `${[FILE_HEADER.trim(), ...modules.values()].join('\n\n')}\n`;
}

if (process.argv[1] === import.meta.filename) {
  const wanted = generate();
  const present = fs.existsSync(RULES_FILE) ? fs.readFileSync(RULES_FILE, 'utf8') : '';
  if (!process.argv.includes('--check')) fs.writeFileSync(RULES_FILE, wanted);
  else if (present !== wanted) {
    console.error('The CMS checks forms by other rules than the site: run "node scripts/sync-form-rules.mjs".');
    process.exit(1);
  }
}
