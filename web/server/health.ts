import { Router } from 'express';
import { HEALTH_TIMEOUT_MS } from '../app/lib/timeouts.ts';

type Options = {
  cmsUrl: string;
  /** Whether the cache holds pages with articles. */
  hasCachedArticles: () => boolean;
};

/** `/healthz`: this process runs. `/readyz`: articles can be shown, fresh or cached. */
export function health({ cmsUrl, hasCachedArticles }: Options): Router {
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
