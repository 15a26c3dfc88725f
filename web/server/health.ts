import { Router } from 'express';

type Options = {
  cmsUrl: string;
  /** Whether pages with posts can be shown without the CMS. */
  hasKeptPosts: () => boolean;
};

const WAIT_MS = 2000;

/** `/healthz`: this process is up. `/readyz`: posts can be shown, fresh or kept. */
export function health({ cmsUrl, hasKeptPosts }: Options): Router {
  const router = Router();
  router.get('/healthz', (_, response) => {
    response.set('cache-control', 'no-store').json({ status: 'up' });
  });
  router.get('/readyz', async (_, response) => {
    const cms = await answers(`${cmsUrl}/_health`);
    const ready = cms || hasKeptPosts();
    response
      .status(ready ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ ready, cms: cms ? 'up' : 'down' });
  });
  return router;
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(WAIT_MS) })).ok;
  } catch {
    return false;
  }
}
