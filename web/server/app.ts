import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import express from 'express';
import type { ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import { isolateBodyRendering } from '../app/blog/rich-text/body-renderer.server.ts';
import { articleCount, isTopicListed, listArticles, listingOf } from '../app/blog/api/article-index.server.ts';
import { externalForms } from '../app/forms/shared/forms.server.ts';
import { CmsUnavailable } from '../app/lib/cms/client.server.ts';
import { siteContent } from '../app/pages/site-content.server.ts';
import { fixedPaths, hrefs, paths, patterns } from '../app/paths.ts';
import { underRequestId } from '../app/lib/request-context.server.ts';
import type { Env } from '../app/lib/env.server.ts';
import { assets } from './assets.ts';
import { knownPaths, lowerCaseTarget, redirectTarget, withSearch } from './redirects.ts';
import { cmsWebhook, contentProblems, textChecks } from './cms-hooks.ts';
import { createContentRefresh } from './content-refresh.ts';
import { forms } from './proxy/forms.ts';
import { previewOfValues } from './preview.ts';
import { ASSET_HEADERS, commonHeaders, NO_STORE, hasTwoHosts } from './security.ts';
import { health, createMetrics } from './monitoring.ts';
import { type Log, logRequest } from './logging.ts';
import { generatedRoutes } from './seo/generated-files.ts';
import { createPageService, type PageService } from './cache/page-service.ts';
import { createRenderer } from './render.ts';
import { cacheableIfMissing, isListed, cacheNotFound, NOT_FOUND_URL } from './cache/missing-pages.ts';
import { send } from './cache/send-page.ts';
import { createUploads } from './proxy/uploads.ts';
import { hydrationOnUse } from './hydration.ts';

const POSTS_PREPARED = 50;
const CLIENT = path.resolve('build', 'client');
/** An article or a topic, for which the article index must be up to date. */
const hasCapitals = new RegExp(`^${paths.blogs}/.*[A-Z]`);
const BODY_WORKER = path.resolve('build', 'server', 'article-body.js');

/** Composes the HTTP server. With `vite` it serves the sources with hot reload and caches no page. */
export async function createApp(settings: Env, log: Log, vite?: ViteDevServer) {
  if (!vite) await isolateBodyRendering(BODY_WORKER);
  const build = async () =>
    (vite
      ? await vite.ssrLoadModule('virtual:react-router/server-build')
      : await import('virtual:react-router/server-build')) as ServerBuild;
  const render = createRenderer({
    build,
    mode: vite ? 'development' : 'production',
    siteUrl: settings.SITE_URL,
    formTargets: [...new Set(Object.values(externalForms(settings)).map((url) => new URL(url).origin))],
    finish: vite ? undefined : hydrationOnUse(CLIENT),
  });
  const content = siteContent();
  const isPage = (path: string) => content.page(path) !== undefined;
  const exists = (path: string) => content.redirect(path) !== undefined || isListed(path, { listingOf, isTopicListed });
  const headers = commonHeaders(settings.SITE_URL);
  const ofPages = new Map(Object.entries(headers));
  const renderPage = vite ? render : cacheNotFound((await build()).routes, render, isPage);
  const fileAt = generatedRoutes(settings, (url) => pages.read(url));
  const pages: PageService = createPageService({
    render: (url, timeoutMs) => fileAt(url) ?? cacheableIfMissing(url, renderPage(url, timeoutMs)),
    ttlSeconds: vite ? 0 : settings.CACHE_TTL_SECONDS,
    headers,
    isPage,
    articles: {
      isMoved: (path) => content.redirect(path) !== undefined || lowerCaseTarget(path, exists) !== null,
      listingOf,
      articleCount,
    },
  });
  const contentRefresh = createContentRefresh({
    content,
    pages,
    intervalSeconds: vite ? 0 : settings.CACHE_TTL_SECONDS,
  });
  const metrics = createMetrics({
    token: settings.METRICS_TOKEN,
    cachedPages: () => pages.cache.size,
    contentProblems: () => content.problems().length,
  });
  const ofAssets = new Map(Object.entries(ASSET_HEADERS));
  const uploads = createUploads(settings.CMS_URL);
  const spellings = knownPaths(fixedPaths, Object.values(patterns));

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', settings.TRUSTED_PROXIES);
  app.use(health({ cmsUrl: settings.CMS_URL, hasCachedArticles: () => pages.cache.hasTag('articles') }));
  app.use(metrics.router);
  app.use(cmsWebhook(settings.CMS_WEBHOOK_SECRET, { pages, content: contentRefresh, uploads }));
  app.use(contentProblems(settings.CMS_WEBHOOK_SECRET, content.problems));
  app.use(textChecks(settings.CMS_WEBHOOK_SECRET));
  app.use(forms({ settings, render }));
  app.use(previewOfValues(settings));
  app.get('/uploads/*file', uploads.serve);
  if (vite) app.use(vite.middlewares);
  else app.use(assets(CLIENT));
  app.use(async (request, response, next) => {
    const search = request.originalUrl.slice(request.originalUrl.split('?', 1)[0]?.length);
    const wanted = redirectTarget(request.path, spellings, isPage);
    if (wanted !== null) return response.redirect(301, wanted + search);
    if (spellings.fixed.has(request.path.toLowerCase()) || isPage(request.path)) return next();
    if (hasCapitals.test(request.path)) await listArticles().catch(() => undefined);
    const lower = lowerCaseTarget(request.path, exists);
    const moved = lower ? ({ to: lower, status: 301 } as const) : content.redirect(request.path);
    if (!moved) return next();
    // Browsers would keep a permanent redirect for ever, also after an editor has deleted it.
    response.set('cache-control', NO_STORE);
    if ('to' in moved) return response.redirect(moved.status, withSearch(moved.to, search));
    send(request, response, { ...(await pages.read(NOT_FOUND_URL)), status: moved.status });
  });
  app.use(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.status(405).set('allow', 'GET, HEAD').end();
    }
    await pages.serve(request, response);
  });
  app.use(errorHandler);

  await contentRefresh.start();
  if (!vite) {
    await prewarmPages(new Set([...fixedPaths, ...content.pages().keys()]), pages.prepare);
    void prewarmArticles(pages.prepare);
  }

  return {
    handle(request: IncomingMessage, response: ServerResponse): void {
      const id = logRequest(request, response, log, metrics);
      if (hasTwoHosts(request)) return void response.writeHead(400, { connection: 'close' }).end();
      if (pages.serveCached(request, response, ['x-request-id', id])) return;
      response.setHeaders(request.url?.startsWith('/assets/') ? ofAssets : ofPages);
      response.setHeader('x-request-id', id);
      underRequestId(id, () => void app(request, response));
    },
  };
}

/** Renders the pages before the server listens. */
async function prewarmPages(urls: Iterable<string>, prepare: (key: string) => Promise<void>): Promise<void> {
  for (const url of urls) await prepare(url);
}

/** Renders the newest articles in the background. Without the CMS their first visitors render them. */
async function prewarmArticles(prepare: (key: string) => Promise<void>): Promise<void> {
  try {
    const newest = (await listArticles()).slice(0, POSTS_PREPARED);
    for (const { card } of newest) await prepare(hrefs.blogPost(card.slug));
  } catch (error) {
    if (!(error instanceof CmsUnavailable)) console.error('Preparing the posts failed:', error);
  }
}

function errorHandler(
  error: Error,
  request: express.Request,
  response: express.Response,
  _: express.NextFunction,
): void {
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 500;
  if (status >= 500) console.error('%s %s failed:', request.method, request.path, error);
  if (response.headersSent) return void response.destroy();
  response
    .status(status)
    .type('text/plain')
    .send(status === 400 ? 'Bad request' : 'Something went wrong. Please try again in a minute.');
}
