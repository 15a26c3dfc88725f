import fs from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { errorResponse } from '../errors';
import { isSubmitPath } from '../leads/lead-types';

type Registry = { extend(uid: string, change: (usual: Core.MiddlewareFactory) => Core.MiddlewareFactory): unknown };

type Sessions = (origin: 'admin') => {
  validateAccessToken(token: string): { isValid: boolean; payload?: { sessionId: string } };
  isSessionActive(id: string): Promise<boolean>;
};

const UPLOAD_PATH = /^\/upload(\/files(\/\d+\/replace)?)?\/?$/;

/**
 * Limits Strapi's body parser, which writes the files of every multipart body to disk, for any path and any client.
 * Files are only parsed for an upload by a logged-in administrator. Lead routes parse their own bodies.
 * The lists of all other bodies are limited, too.
 */
export function limitBodyParser(strapi: Core.Strapi): void {
  strapi.get<Registry>('middlewares').extend('strapi::body', (usual) => (config, context) => {
    const parse = usual(config, context)!;
    return async (ctx, next) => {
      if (isSubmitPath(ctx.path)) return next();
      if (ctx.is('multipart')) {
        const isUpload = ctx.method === 'POST' && UPLOAD_PATH.test(ctx.path);
        // Node discards the body that is not read.
        if (!isUpload) return errorResponse(ctx, 415, 'Multipart bodies are only read for uploads.');
        if (!(await isAdminRequest(strapi, ctx))) return errorResponse(ctx, 401, 'Log in to upload files.');
        (ctx.state as { permitSlowBody(): void }).permitSlowBody();
      }
      return parse(ctx, async () =>
        hasTooManyEntries((ctx.request as { body?: unknown }).body)
          ? errorResponse(ctx, 413, 'The request has too many entries.')
          : next(),
      );
    };
  });
}

/** Returns whether a request has the access token of an active admin session. Does not check permissions. */
async function isAdminRequest(strapi: Core.Strapi, ctx: Context): Promise<boolean> {
  const [, token] = /^bearer (\S+)$/i.exec(ctx.get('authorization')) ?? [];
  if (!token) return false;
  const sessions = (strapi.sessionManager as unknown as Sessions)('admin');
  const { isValid, payload } = sessions.validateAccessToken(token);
  return isValid && payload !== undefined && (await sessions.isSessionActive(payload.sessionId));
}

/** The most entries of one list in a request. The longest that the admin sends names 500 leads. */
export const MAX_LIST_LENGTH = 1000;
/** The most entries of all lists in a request. The page with the most has about 300. */
export const MAX_ENTRIES = 10_000;
/** The deepest nesting. Forms need about ten levels. */
const MAX_DEPTH = 60;

/**
 * Returns whether a parsed body has longer lists, more entries or a deeper nesting than any form of the admin. Some work
 * of Strapi takes the square of the entries. Reads only lists that are short enough.
 */
export function hasTooManyEntries(body: unknown): boolean {
  const waiting: Array<{ value: unknown; depth: number }> = [{ value: body, depth: 0 }];
  let entries = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MAX_DEPTH) return true;
    if (Array.isArray(value)) {
      entries += value.length;
      if (value.length > MAX_LIST_LENGTH || entries > MAX_ENTRIES) return true;
    }
    for (const inner of Object.values(value)) waiting.push({ value: inner, depth: depth + 1 });
  }
  return false;
}

/** An upload of an editor may take longer: `limitBodyParser` permits that, and config/server.ts limits it. */
export const BODY_TIMEOUT_MS = 30_000;

/** Closes the connection of a request whose body has not arrived in time. Its route may permit more time. */
export const slowBodies: Core.MiddlewareFactory = () => (ctx, next) => {
  const { req, res } = ctx;
  const timer = setTimeout(() => req.complete || req.socket.destroy(), BODY_TIMEOUT_MS).unref();
  ctx.state.permitSlowBody = () => clearTimeout(timer);
  // After the response the rest of a body can still be open.
  res.once('finish', () => req.complete && clearTimeout(timer));
  return next();
};

type Uploaded = { filepath?: string };

/**
 * Deletes the temporary files of a multipart body after the response. Strapi deletes them only for some field names.
 */
export const uploadCleanup: Core.MiddlewareFactory = () => async (ctx, next) => {
  const files = Object.values((ctx.request.files ?? {}) as Record<string, Uploaded | Uploaded[]>).flat();
  try {
    await next();
  } finally {
    await Promise.all(files.map(async ({ filepath }) => filepath && fs.rm(filepath, { force: true })));
  }
};

const PRIVATE_FIELD = /password|token/i;

/**
 * Rejects sorting by a private account field, because the order reveals the value. Strapi drops such fields from
 * filters only.
 */
export const privateSorts: Core.MiddlewareFactory = () => async (ctx, next) => {
  const { sort } = ctx.query as { sort?: unknown };
  if (sort === undefined || !PRIVATE_FIELD.test(JSON.stringify(sort))) return next();
  errorResponse(ctx, 400, 'This field cannot be sorted by.');
};
