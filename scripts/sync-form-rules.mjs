// Copies the rules of the forms from the site into the CMS, which checks every entry again: the two parts are
// installed and deployed apart, so they cannot share a file. `--check` changes nothing and fails on a difference.
import fs from 'node:fs';
import path from 'node:path';

const TOP = path.resolve(import.meta.dirname, '..');
const FROM = path.join(TOP, 'web/app/features/forms/rules');
const TO = path.join(TOP, 'cms/src/leads/rules.generated.ts');
const HEAD = `// Made by scripts/sync-form-rules.mjs from web/app/features/forms/rules. Do not edit: edit those, then run it.\n`;
const IMPORT = /^import\s[^;]*?from '(\.\/[^']+)';\n/gm;

/** The rule files as one module, each after those it needs. Throws where one imports anything from elsewhere. */
export function generate(folder = FROM) {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const done = new Map();
  const add = (name, chain) => {
    if (done.has(name)) return;
    if (chain.includes(name))
      throw new Error(`The rule files import each other in a circle: ${[...chain, name].join(', ')}`);
    const source = fs.readFileSync(path.join(folder, name), 'utf8');
    for (const [, needed] of source.matchAll(IMPORT)) add(path.basename(needed), [...chain, name]);
    const body = source.replace(IMPORT, '').trim();
    if (/^import\s/m.test(body)) throw new Error(`${name} imports from outside the rules; they must stand alone.`);
    done.set(name, body);
  };
  for (const name of files.sort()) add(name, []);
  return `${[HEAD.trim(), ...done.values()].join('\n\n')}\n`;
}

if (process.argv[1] === import.meta.filename) {
  const wanted = generate();
  const present = fs.existsSync(TO) ? fs.readFileSync(TO, 'utf8') : '';
  if (!process.argv.includes('--check')) fs.writeFileSync(TO, wanted);
  else if (present !== wanted) {
    console.error('The CMS checks forms by other rules than the site: run "node scripts/sync-form-rules.mjs".');
    process.exit(1);
  }
}
