import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sections } from './sections';

const APP = path.resolve(import.meta.dirname, '..');
const source = fs.readFileSync(path.join(import.meta.dirname, 'sections.ts'), 'utf8').replace(/\s+/g, ' ');

it.each(Object.entries(sections))('%s names the file that it imports', (uid, { file }) => {
  expect(fs.existsSync(path.join(APP, `${file}.tsx`))).toBe(true);
  expect(source).toContain(`'${uid}': section('${file}', () => import('~/${file}')`);
});
