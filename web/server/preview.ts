import express, { type RequestHandler, Router } from 'express';
import { RouterContextProvider } from 'react-router';
import { cacheHints, newCacheHints } from '../app/lib/request-context.server.ts';
import { endpoints } from '../app/paths.ts';
import {
  readPreview as readPreviewHere,
  type PreviewToken,
  verifyPreviewToken,
} from '../app/preview/load-preview.server.ts';
import type { Env } from '../app/lib/env.server.ts';
import { CMS_TIMEOUT_MS } from '../app/lib/timeouts.ts';
import { isSameOrigin } from './proxy/forms.ts';
import { NO_STORE } from './security.ts';

const MAX_BODY_BYTES = 1_000_000;
/** The admin waits 300 ms after a key, and for each response. */
const MAX_REQUESTS = 120;
const WINDOW_MS = 60_000;

type Settings = Pick<Env, 'PREVIEW_SECRET' | 'SITE_URL'>;
type Locals = { token: PreviewToken };

/**
 * `POST /preview`: renders the unsaved values of the admin's form over the saved draft, for the holder of a preview token
 * in `x-preview-token`. Responds 403 without a valid token or from another origin, before it reads the body; 413 over
 * 1 MB; 429 over 120 requests per minute and account. Never cached, and nothing of the values is logged.
 */
export function previewOfValues(settings: Settings, readPreview = readPreviewHere): Router {
  const router = Router();
  const limited = limitPerAccount();
  const json = express.json({ limit: MAX_BODY_BYTES, inflate: false });
  router.post(endpoints.preview, allow(settings), limited, json, async (request, response) => {
    const { values } = (request.body ?? {}) as { values?: unknown };
    if (typeof values !== 'object' || values === null || Array.isArray(values)) {
      return void response.status(400).json({ error: 'The body needs the values of the form.' });
    }
    const { token } = response.locals as Locals;
    const context = new RouterContextProvider(new Map([[cacheHints, newCacheHints(CMS_TIMEOUT_MS, false)]]));
    const { preview, httpStatus } = await readPreview(token, context, values);
    response.status(httpStatus).json(preview);
  });
  return router;
}

function allow({ PREVIEW_SECRET, SITE_URL }: Settings): RequestHandler {
  return (request, response, next) => {
    response.set('cache-control', NO_STORE);
    const token = verifyPreviewToken(request.get('x-preview-token') ?? null, PREVIEW_SECRET, Date.now());
    if (!token || !isSameOrigin(request.headers, SITE_URL)) {
      return void response.status(403).json({ error: 'The preview token has expired, or is not one of this site.' });
    }
    response.locals.token = token;
    next();
  };
}

/** Limits by account, because an account may have many tokens. There are few accounts, so no entry is removed. */
function limitPerAccount(): RequestHandler {
  const windows = new Map<number, { start: number; count: number }>();
  return (_request, response, next) => {
    const { user } = (response.locals as Locals).token;
    const now = Date.now();
    const known = windows.get(user);
    const current = known && now - known.start < WINDOW_MS ? known : { start: now, count: 0 };
    windows.set(user, current);
    current.count++;
    if (current.count <= MAX_REQUESTS) return next();
    const seconds = Math.ceil((current.start + WINDOW_MS - now) / 1000);
    response.status(429).set('retry-after', String(seconds)).json({ error: 'Too many previews. Wait a minute.' });
  };
}
