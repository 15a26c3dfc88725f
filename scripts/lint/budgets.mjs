/** Counts the size of the repository and fails where a budget is exceeded (decision 0026). */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A change that needs more says so in a decision. Lowering one is progress. */
const BUDGETS = JSON.parse(readFileSync(path.join(root, 'scripts/lint/budgets.json'), 'utf8'));

const CODE = /\.(ts|tsx|js|mjs|cjs|css)$/;
const TEST = /\.test\.|\.spec\.|^e2e\/|(^|\/)(tests|testing|fixtures|cases)\//;
const GENERATED = /\.generated\.|^cms\/types\//;

const linesIn = (file) => readFileSync(path.join(root, file), 'utf8').split('\n').length - 1;
const total = (files) => files.reduce((lines, file) => lines + linesIn(file), 0);

/** Returns each measure of the tracked files by the name of its budget. */
export function measure() {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  const files = listed.filter((file) => file && existsSync(path.join(root, file)));
  const code = files.filter((file) => CODE.test(file) && !TEST.test(file) && !GENERATED.test(file));
  const styles = code.filter((file) => file.endsWith('.css'));
  const components = path.join(root, 'cms/src/components');
  const sections = ['opening', 'proof', 'product', 'people', 'closing'].flatMap((group) =>
    readdirSync(path.join(components, group)).map((file) => path.join(components, group, file)),
  );
  const variantsOf = (file) => JSON.parse(readFileSync(file, 'utf8')).attributes.variant?.enum.length ?? 1;
  return {
    'lines of code': total(code),
    'lines of styles': total(styles),
    'lines of tests': total(files.filter((file) => CODE.test(file) && TEST.test(file))),
    'tracked files': files.length,
    'section types': sections.length,
    'variants of a section type': Math.max(...sections.map(variantsOf)),
    'lines of the longest style sheet of a section': Math.max(
      ...styles.filter((file) => file.startsWith('web/app/sections/')).map(linesIn),
    ),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  let failed = false;
  for (const [name, value] of Object.entries(measure())) {
    const budget = BUDGETS[name];
    if (value > budget) failed = true;
    console.log(`${value > budget ? 'TOO MUCH' : 'ok'.padEnd(8)} ${name}: ${value} of ${budget}`);
  }
  if (failed) {
    console.error('Delete something, or say in a decision why the budget of scripts/lint/budgets.json must grow.');
    process.exit(1);
  }
}
