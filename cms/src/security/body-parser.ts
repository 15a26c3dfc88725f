import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { errorResponse } from '../errors/error-response';
import { isSubmitPath } from '../leads/lead-types';
import { hasTooManyEntries } from './list-limits';

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
