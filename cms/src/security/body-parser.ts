import type { Core } from '@strapi/strapi';
import { errorResponse } from '../errors/error-response';
import { isSubmitPath } from '../leads/lead-types';
import { isAdminRequest } from './admin-session';

type Registry = { extend(uid: string, change: (usual: Core.MiddlewareFactory) => Core.MiddlewareFactory): unknown };

const UPLOAD_PATH = /^\/upload(\/files(\/\d+\/replace)?)?\/?$/;

/**
 * Limits Strapi's body parser, which writes the files of every multipart body to disk, for any path and any client.
 * Files are only parsed for an upload by a logged-in administrator. Lead routes parse their own bodies.
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
      }
      return parse(ctx, next);
    };
  });
}
