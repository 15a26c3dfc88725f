import { Router } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { HEALTH_TIMEOUT_MS } from '../app/lib/timeouts.ts';
import { hasBearer } from './security.ts';

type Health = {
  cmsUrl: string;
  /** Whether the cache holds pages with articles. */
  hasCachedArticles: () => boolean;
};

/** `/healthz`: this process runs. `/readyz`: articles can be shown, fresh or cached. */
export function health({ cmsUrl, hasCachedArticles }: Health): Router {
  const router = Router();
  router.get('/healthz', (_, response) => {
    response.set('cache-control', 'no-store').json({ status: 'up' });
  });
  router.get('/readyz', async (_, response) => {
    const cms = await cmsState(`${cmsUrl}/_health`);
    const ready = cms === 'up' || hasCachedArticles();
    response
      .status(ready ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ ready, cms });
  });
  return router;
}

/** `unwritable`: the CMS runs, but its database takes no writes. */
async function cmsState(url: string): Promise<'up' | 'unwritable' | 'down'> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) });
    if (response.ok) return 'up';
    // A proxy in front of a CMS that is down responds 503 too, with another body.
    const { database } = (await response.json()) as { database?: string };
    return database === 'unwritable' ? 'unwritable' : 'down';
  } catch {
    return 'down';
  }
}

type Options = { token: string; cachedPages: () => number; contentProblems: () => number };
export type Metrics = ReturnType<typeof createMetrics>;

const DURATION_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const ROUTE_KINDS: ReadonlyArray<[RegExp, string]> = [
  [/^\/assets\//, 'asset'],
  [/^\/uploads\//, 'upload'],
  [/^\/forms\//, 'form'],
  [/^\/hooks\//, 'hook'],
  [/^\/(healthz|readyz|metrics)$/, 'health'],
  [/^\/api\/|\.data$/, 'data'],
  [/\.\w{2,11}$/, 'file'],
];

/**
 * Metrics for Prometheus at `GET /metrics`, with METRICS_TOKEN as bearer token. Without that setting there is no such URL.
 * Labels use the route kind, not the path, to bound their number.
 */
export function createMetrics({ token, cachedPages, contentProblems }: Options) {
  const registry = new Registry();
  if (token) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'HTTP responses, by kind of route, method and status.',
    labelNames: ['route_kind', 'method', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'Time from a request to the end of its response, by kind of route.',
    labelNames: ['route_kind'],
    buckets: DURATION_BUCKETS_SECONDS,
    registers,
  });
  new Gauge({
    name: 'site_cached_pages',
    help: 'Rendered pages in the cache of this process.',
    registers,
    collect() {
      this.set(cachedPages());
    },
  });

  new Gauge({
    name: 'site_content_problems',
    help: 'Fields and sections of the CMS that are invalid, so that the shipped text is shown.',
    registers,
    collect() {
      this.set(contentProblems());
    },
  });

  const router = Router();
  router.get('/metrics', async (request, response, next) => {
    if (!token) return next();
    response.set('cache-control', 'no-store');
    if (!hasBearer(request, token)) return void response.status(401).end();
    response.set('content-type', registry.contentType).send(await registry.metrics());
  });

  return {
    router,
    count(method: string, path: string, status: number, seconds: number): void {
      if (!token) return;
      const routeKind = ROUTE_KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
      requests.inc({ route_kind: routeKind, method: /^(GET|HEAD|POST)$/.test(method) ? method : 'other', status });
      duration.observe({ route_kind: routeKind }, seconds);
    },
  };
}
