import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addSectionAssets } from './section-assets.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-manifest-'));
fs.mkdirSync(path.join(folder, '.vite'));
fs.writeFileSync(
  path.join(folder, '.vite/manifest.json'),
  JSON.stringify({
    'app/sections/team/team.tsx': { file: 'assets/team.js', css: ['assets/team.css'], imports: ['_shared.js'] },
    'app/sections/text/text.tsx': { file: 'assets/text.js', imports: ['_shared.js', '_other.js'] },
    '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'], imports: ['_other.js'] },
    '_other.js': { file: 'assets/other.js', imports: ['_shared.js'] },
  }),
);
const page = '<head><link rel="modulepreload" href="/assets/other.js"/></head>';

it('adds the styles and preloads of sections and of what they import, each once, and nothing without sections', () => {
  const html = addSectionAssets(folder)(page, ['people.team', 'product.text']);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url)).toEqual([
    '/assets/other.js',
    '/assets/shared.css',
    '/assets/team.css',
    '/assets/shared.js',
    '/assets/team.js',
    '/assets/text.js',
  ]);
  expect(html).toMatch(/<\/head>$/);
  expect(addSectionAssets(folder)(page, [])).toBe(page);
});
