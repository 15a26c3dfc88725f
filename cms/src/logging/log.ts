import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';

type LogEntry = { level: string; message: unknown; stack?: unknown; [field: string]: unknown };

/** Returns a winston formatter: JSON, or readable text if `format` is `text`. */
export function logLine(format: string | undefined, now: () => Date = () => new Date()) {
  return ({ level, message, stack, ...fields }: LogEntry): string => {
    const text = String(stack ?? message);
    const all = { ...fields, requestId: fields.requestId ?? currentRequestId() };
    if (format !== 'text')
      return JSON.stringify({ time: now().toISOString(), level, service: 'cms', message: text, ...all });
    const rest = Object.values(all).flatMap((value) => (value === undefined ? [] : [String(value as string)]));
    return [level === 'http' ? '' : `${level}:`, text, ...rest].filter(Boolean).join(' ');
  };
}

/** Returns the id of the current request. Undefined before Strapi exists. */
function currentRequestId(): string | undefined {
  const running = (globalThis as { strapi?: { requestContext?: { get(): unknown } } }).strapi;
  return (running?.requestContext?.get() as { state?: { requestId?: string } } | undefined)?.state?.requestId;
}

const REQUEST_ID = /^[\w.-]{8,64}$/;

/** Returns the request id from the site or a proxy if it is well-formed, else a new one. */
export const requestIdOf = (given: string): string => (REQUEST_ID.test(given) ? given : randomUUID());

const HEALTH_PATH = '/_health';

/** Logs each request: path without query, and request id. */
export const requestLog: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const since = performance.now();
    const requestId = requestIdOf(ctx.get('x-request-id'));
    ctx.state.requestId = requestId;
    ctx.set('x-request-id', requestId);
    await next();
    if (ctx.path === HEALTH_PATH && ctx.status < 400) return;
    const ms = Math.round((performance.now() - since) * 10) / 10;
    strapi.log.http('request', { method: ctx.method, path: ctx.path.slice(0, 200), status: ctx.status, ms, requestId });
  };

type ClientError = Error & { status: number; type?: string; details?: unknown };

/**
 * Handles 4xx errors that packages throw. Strapi would log them with a stack. For malformed JSON it would log the whole
 * body, including passwords.
 */
export const refusals: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!isClientError(error)) throw error;
      const { status, name, message, type, details = {} } = error;
      // The message may contain request data.
      strapi.log.info('request refused', { status, reason: type ?? name });
      ctx.status = status;
      ctx.body = { data: null, error: { status, name, message, details } };
    }
  };

function isClientError(error: unknown): error is ClientError {
  const status: unknown = error instanceof Error && 'status' in error && error.status;
  return typeof status === 'number' && status >= 400 && status < 500;
}

/** Error codes of connections that the client closes, or that send something other than HTTP. */
const CLIENT_ERROR_CODE = /^(ECONNRESET|ECONNABORTED|EPIPE|ERR_STREAM_PREMATURE_CLOSE|HPE_\w+)$/;

/** Logs errors outside of any middleware. Koa would print their stacks and bypass the log. */
export function logConnectionErrors(strapi: Core.Strapi): void {
  strapi.server.app.silent = true;
  strapi.server.app.on('error', (error: NodeJS.ErrnoException) => {
    if (CLIENT_ERROR_CODE.test(error.code ?? '')) strapi.log.http('connection cut', { reason: error.code });
    else strapi.log.error(error);
  });
}
