import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdOf } from '../app/lib/request-context.server.ts';
import type { Log } from './logger.ts';
import type { Metrics } from './metrics.ts';

const HEALTH_PATHS = /^\/(healthz|readyz|metrics)$/;
const MAX_LOGGED_PATH_LENGTH = 200;

/**
 * Logs and counts one request when it ends. Returns the request id for the response. Logs only the path, with e-mail
 * addresses and long numbers redacted.
 */
export function logRequest(request: IncomingMessage, response: ServerResponse, log: Log, metrics: Metrics): string {
  const since = performance.now();
  const requestId = requestIdOf(request.headers['x-request-id']);
  response.once('close', () => {
    const ms = performance.now() - since;
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const status = response.statusCode;
    metrics.count(request.method ?? '', path, status, ms / 1000);
    // Monitors ask every few seconds: only failures are logged.
    if (HEALTH_PATHS.test(path) && status < 400) return;
    log('http', 'request', {
      method: request.method ?? '',
      path: redactPath(path),
      status,
      ms: Math.round(ms * 10) / 10,
      ...(!response.writableFinished && { aborted: true }),
      requestId,
    });
  });
  return requestId;
}

/** Redacts path segments with an e-mail address or a long number: links in mails carry them. */
export function redactPath(path: string): string {
  return path
    .slice(0, MAX_LOGGED_PATH_LENGTH)
    .split('/')
    .map((part) => (/@|%40|\d{7,}/i.test(part) && !/^[\w.-]+\.\w{2,5}$/.test(part) ? '*' : part))
    .join('/');
}
