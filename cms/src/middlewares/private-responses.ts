import type { Core } from '@strapi/strapi';

/**
 * Forbids caches to store a response of the admin API, which may have leads, accounts or drafts. The built files of the
 * admin have routes of another type. A handler of a public file sets its own `cache-control`.
 */
const privateResponses: Core.MiddlewareFactory = () => async (ctx, next) => {
  try {
    await next();
  } finally {
    const { route } = ctx.state as { route?: { info?: { type?: string } } };
    if (route?.info?.type === 'admin' && !ctx.response.get('cache-control')) ctx.set('cache-control', 'no-store');
  }
};

export default privateResponses;
