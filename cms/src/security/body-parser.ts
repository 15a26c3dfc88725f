import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isSubmitPath } from '../leads/lead-types';
import { isAdminRequest } from './admin-session';

type Registry = { extend(uid: string, change: (usual: Core.MiddlewareFactory) => Core.MiddlewareFactory): unknown };

const UPLOAD_PATH = /^\/upload(\/files(\/\d+\/replace)?)?\/?$/;

/**
 * Limits what Strapi's body parser reads. It writes the files of every multipart body to disk, whatever the path and
 * whoever sends it. Files are only read for an upload of a logged-in administrator. Leads read their own bodies.
 */
export function limitBodyParser(strapi: Core.Strapi): void {
  strapi.get<Registry>('middlewares').extend('strapi::body', (usual) => (config, context) => {
    const parse = usual(config, context)!;
    return async (ctx, next) => {
      if (isSubmitPath(ctx.path)) return next();
      if (ctx.is('multipart')) {
        const isUpload = ctx.method === 'POST' && UPLOAD_PATH.test(ctx.path);
        if (!isUpload) return refuse(ctx, 415, 'Multipart bodies are only read for uploads.');
        if (!(await isAdminRequest(strapi, ctx))) return refuse(ctx, 401, 'Log in to upload files.');
      }
      return parse(ctx, next);
    };
  });
}

/** Responds without reading the body. Node discards what still arrives. */
function refuse(ctx: Context, status: 401 | 415, message: string): void {
  ctx.status = status;
  ctx.body = { data: null, error: { status, name: 'UploadError', message, details: {} } };
}
