import { ReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import { brandedPage } from './branded-page';

/** Inserts COMPANY_NAME into the admin page at run time, because the build is the same for every company. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const path = String(strapi.config.get('admin.path', '/admin'));
  return async (ctx, next) => {
    await next();
    if (!ctx.path.startsWith(path) || ctx.type !== 'text/html' || !(ctx.body instanceof ReadStream)) return;
    ctx.body = brandedPage(await text(ctx.body), process.env.COMPANY_NAME || 'Impact-R');
  };
};
