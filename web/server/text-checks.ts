import express, { Router } from 'express';
import { z } from 'zod';
import { readTextFacts } from '../app/blog/rich-text/body-renderer.server.ts';
import { onlyCms } from './bearer.ts';

/** An article has a main text of at most 1 MB and blocks of 0.5 MB each. */
const BODY_LIMIT = '8mb';
const body = z.object({ texts: z.array(z.string()).max(200) });

/**
 * `POST /hooks/cms/texts`: returns the facts that the CMS checks of the texts of an article, as the site parses them.
 * Stores nothing. Responds 401 without the secret of the webhook, 400 to another body, and 503 when parsing exceeds its
 * limits.
 */
export function textChecks(secret: string): Router {
  const router = Router();
  router.post('/hooks/cms/texts', onlyCms(secret), express.json({ limit: BODY_LIMIT }), async (request, response) => {
    const parsed = body.safeParse(request.body);
    if (!parsed.success) return void response.status(400).json({ error: 'Not a list of texts.' });
    response.set('cache-control', 'no-store');
    try {
      response.json({ facts: await readTextFacts(parsed.data.texts) });
    } catch {
      response.status(503).json({ error: 'The texts could not be read in time.' });
    }
  });
  return router;
}
