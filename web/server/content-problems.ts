import { Router } from 'express';
import type { ContentProblem } from '../app/pages/content-problem.ts';
import { onlyCms } from './bearer.ts';

const MAX_PROBLEMS = 100;

/**
 * `GET /hooks/cms/problems`: returns the fields of the CMS that the site replaced by its shipped text, at most 100. The
 * CMS shows them to editors. Responds 401 without the secret of the webhook.
 */
export function contentProblems(secret: string, problems: () => readonly ContentProblem[]): Router {
  const router = Router();
  router.get('/hooks/cms/problems', onlyCms(secret), (_, response) => {
    response.set('cache-control', 'no-store').json({ problems: problems().slice(0, MAX_PROBLEMS) });
  });
  return router;
}
