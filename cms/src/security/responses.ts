import type { Core } from '@strapi/strapi';

/**
 * Forbids caches to store a response of the admin API, which may have leads, accounts or drafts. The built files of the
 * admin have routes of another type. A handler of a public file sets its own `cache-control`.
 */
export const privateResponses: Core.MiddlewareFactory = () => async (ctx, next) => {
  try {
    await next();
  } finally {
    const { route } = ctx.state as { route?: { info?: { type?: string } } };
    if (route?.info?.type === 'admin' && !ctx.response.get('cache-control')) ctx.set('cache-control', 'no-store');
  }
};

const INLINE_TYPE = /^(image\/(?!svg)|video\/|audio\/)/;

/**
 * Prevents uploads from running scripts on the CMS's origin, where an administrator is logged in. The site sends the
 * same policy for `/uploads` (web/server/proxy/uploads.ts). All files except images, videos and audio are downloaded.
 * Applies to every file of the public folder, so the spelling of the path cannot bypass it.
 */
export const uploadHeaders: Core.MiddlewareFactory = (_config, { strapi }) => {
  const isAdmin = (path: string) => path.startsWith(String(strapi.config.get('admin.path', '/admin')));
  return async (ctx, next) => {
    await next();
    if (isAdmin(ctx.path) || !isStream(ctx.body)) return;
    ctx.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    ctx.set('x-content-type-options', 'nosniff');
    if (!INLINE_TYPE.test(ctx.type)) ctx.set('content-disposition', 'attachment');
  };
};

const isStream = (body: unknown) => typeof (body as { pipe?: unknown } | null)?.pipe === 'function';
