import { createHash, timingSafeEqual } from 'node:crypto';
import { Router } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

type Options = { token: string; cachedPages: () => number };
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
 * Counts for a Prometheus, at `GET /metrics` to who has METRICS_TOKEN; without that setting there is no such
 * address. Requests are counted by kind, not by path, which anybody could fill with addresses of his own.
 */
export function createMetrics({ token, cachedPages: keptPages }: Options) {
  const registry = new Registry();
  if (token) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Answers of the site, by kind of address, method and status.',
    labelNames: ['kind', 'method', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'site_request_seconds',
    help: 'Time from a request to the end of its answer, by kind of address.',
    labelNames: ['kind'],
    buckets: DURATION_BUCKETS_SECONDS,
    registers,
  });
  new Gauge({
    name: 'site_kept_pages',
    help: 'Rendered pages that this process holds.',
    registers,
    collect() {
      this.set(keptPages());
    },
  });

  const router = Router();
  router.get('/metrics', async (request, response, next) => {
    if (!token) return next();
    const given = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    response.set('cache-control', 'no-store');
    if (!timingSafeEqual(digest(given), digest(token))) return void response.status(401).end();
    response.set('content-type', registry.contentType).send(await registry.metrics());
  });

  return {
    router,
    count(method: string, path: string, status: number, seconds: number): void {
      if (!token) return;
      const kind = ROUTE_KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
      requests.inc({ kind, method: /^(GET|HEAD|POST)$/.test(method) ? method : 'other', status });
      duration.observe({ kind }, seconds);
    },
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();
