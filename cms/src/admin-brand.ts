import { ReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';

const HTML_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Inserts COMPANY_NAME into the admin page at run time, because the build is the same for every company. */
export const adminBrand: Core.MiddlewareFactory = (_config, { strapi }) => {
  const path = String(strapi.config.get('admin.path', '/admin'));
  return async (ctx, next) => {
    await next();
    if (!ctx.path.startsWith(path) || ctx.type !== 'text/html' || !(ctx.body instanceof ReadStream)) return;
    const company = process.env.COMPANY_NAME || 'Impact-R';
    const name = company.replace(/[&<>"]/g, (character) => HTML_ENTITIES[character] ?? '');
    const head = `<title>${name}</title><meta name="application-name" content="${name}">`;
    ctx.body = (await text(ctx.body)).replace(/<title>[^<]*<\/title>/, () => head);
  };
};
