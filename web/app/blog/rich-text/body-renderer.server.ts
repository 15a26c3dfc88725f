import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import type { ArticleBody, BodySource } from '../article/article';
import { plainArticleBody } from './plain-text.server';
import type { TextFacts } from './text-facts.server';

const MAX_RUN_MS = 6000;
/** A typical article needs a few MB. An article that exceeds this limit is an attack or a mistake. */
const MAX_WORKER_HEAP_MB = 160;
const CACHE_TTL_MS = 60 * 60 * 1000;
const MAX_CACHE_CHARACTERS = 32_000_000;

type Render = (source: BodySource) => Promise<ArticleBody>;

/** For development and unit tests, which have no built worker. */
const renderInProcess: Render = async (source) => (await import('./article-body.server')).renderArticleBody(source);
let render: Render = renderInProcess;

type ReadFacts = (texts: readonly string[]) => Promise<Array<TextFacts | null>>;
const readFactsInProcess: ReadFacts = async (texts) => (await import('./text-facts.server')).textFacts(texts);
let readFacts: ReadFacts = readFactsInProcess;

/** The site fetches an article every minute, but renders its texts only after a change. */
const cache = new LRUCache<string, ArticleBody, BodySource>({
  maxSize: MAX_CACHE_CHARACTERS,
  sizeCalculation: (body) => JSON.stringify(body).length,
  ttl: CACHE_TTL_MS,
  fetchMethod: (_key, _stale, { context }) => renderOrPlain(context),
});

/**
 * Renders the texts of an article to sanitized HTML. Returns plain text when rendering exceeds the time or memory
 * limit, and retries after an hour. Never rejects.
 */
export async function renderBody(source: BodySource): Promise<ArticleBody> {
  const key = createHash('sha256').update(JSON.stringify(source)).digest('base64');
  return (await cache.fetch(key, { context: source })) ?? plainArticleBody(source);
}

/** Renders without the cache, for texts that no later request needs. Never rejects. */
export const renderBodyOnce: typeof renderBody = (source) => renderOrPlain(source);

/** Returns the facts of each text. Rejects when reading exceeds the time or memory limit. */
export const readTextFacts: ReadFacts = (texts) => readFacts(texts);

async function renderOrPlain(source: BodySource): Promise<ArticleBody> {
  try {
    return await render(source);
  } catch (error) {
    console.warn(`An article is shown as plain text, because rendering it failed: ${(error as Error).message}`);
    return plainArticleBody(source);
  }
}

/**
 * Switches rendering to a worker thread with time and memory limits, so that no text can stop the process or block its
 * event loop. `workerFile` is the built article-body.server.ts. Resolves to a function that stops
 * the worker, when it is ready.
 */
export async function isolateBodyRendering(workerFile: string): Promise<() => Promise<void>> {
  const pool = new Piscina<BodySource, ArticleBody>({
    filename: workerFile,
    name: 'renderArticleBody',
    minThreads: 1,
    maxThreads: 1,
    idleTimeout: Infinity,
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: MAX_WORKER_HEAP_MB, maxYoungGenerationSizeMb: 16 },
  });
  // A worker can fail after the timeout of its text, when nothing waits for it. Without a listener the process would end.
  pool.on('error', (error: Error) => console.warn(`A worker that renders articles stopped: ${error.message}`));
  // The queue is outside the pool, so that the timeout starts with the rendering and not with the wait.
  const queue = new PQueue({ concurrency: 1 });
  render = (source) => queue.add(() => pool.run(source, { signal: AbortSignal.timeout(MAX_RUN_MS) }));
  readFacts = (texts) =>
    queue.add(() => pool.run(texts as never, { name: 'textFacts', signal: AbortSignal.timeout(MAX_RUN_MS) })) as never;
  // Without the timeout, because a busy machine may take longer to start a worker.
  await pool.run({ blocks: [] });
  return async () => {
    render = renderInProcess;
    readFacts = readFactsInProcess;
    await pool.destroy();
  };
}
