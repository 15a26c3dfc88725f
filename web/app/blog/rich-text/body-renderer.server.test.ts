import fs from 'node:fs';
import path from 'node:path';
import { Piscina } from 'piscina';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isolateBodyRendering, renderBody } from './body-renderer.server';

const WEB_FOLDER = path.resolve(import.meta.dirname, '../../..');
// Inside the project, so that the built worker resolves its dependencies.
const outDir = fs.mkdtempSync(path.join(WEB_FOLDER, 'node_modules', '.body-worker-'));
let stopWorker: () => Promise<void>;

/** Uses the built worker, because the tests check its limits. */
beforeAll(async () => {
  await build({
    root: WEB_FOLDER,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: { ssr: 'app/blog/rich-text/article-body.server.ts', outDir, emptyOutDir: true },
  });
  stopWorker = await isolateBodyRendering(path.join(outDir, 'article-body.server.js'));
}, 60_000);

afterAll(async () => {
  await stopWorker();
  fs.rmSync(outDir, { recursive: true });
});

const UNFORMATTED_NOTE = 'could not be formatted';
const row = (columns: number) => `|${'x|'.repeat(columns)}\n`;

it('renders the same in the worker as in the process', async () => {
  const source = { content: '## Title\n\nSome **bold** text.', blocks: [] };
  const { renderArticleBody } = await import('./article-body.server');
  expect(await renderBody(source)).toEqual(renderArticleBody(source));
});

it.each([
  ['750 KB of expressions in MDX', `<Tldr>x</Tldr>\n\n${'{a}'.repeat(250_000)}`],
  ['a table of 300 × 900 cells', row(300) + `|${'-|'.repeat(300)}\n` + row(300).repeat(900)],
])(
  '%s stops neither the process nor the next article',
  async (_, content) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const heap = process.memoryUsage().heapUsed;
    const source = { content, blocks: [{ __component: 'shared.quote', body: 'Quoted' }] };
    const body = await renderBody(source);
    expect(body.contentHtml).toContain(UNFORMATTED_NOTE);
    expect(body.blocks).toEqual([{ type: 'quote', body: 'Quoted', author: undefined }]);
    expect(process.memoryUsage().heapUsed - heap).toBeLessThan(100_000_000);
    expect((await renderBody({ content: '## Next', blocks: [] })).contentHtml).toContain('<h2');
    // A failed rendering is cached as well.
    expect(await renderBody(source)).toBe(body);
  },
  30_000,
);

it('goes on when a worker fails after the timeout of its text', async () => {
  await stopWorker();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const run = vi.spyOn(Piscina.prototype, 'run');
  stopWorker = await isolateBodyRendering(path.join(outDir, 'article-body.server.js'));
  // What Piscina does then. An event "error" without a listener throws.
  (run.mock.contexts[0] as Piscina).emit('error', new Error('out of memory'));
  expect(warn).toHaveBeenCalledWith('A worker that renders articles stopped: out of memory');
  vi.restoreAllMocks();
});
