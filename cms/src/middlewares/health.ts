import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { createWriteCheck } from '../health/write-check';
import { writeMark } from '../health/write-mark';

const HEALTH_PATH = '/_health';

/**
 * Serves `/_health` in place of Strapi, which always responds 204. Responds 503 while the database accepts no writes,
 * because then no form is stored and nobody can log in.
 */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const isWritable = createWriteCheck({
    write: () => writeMark(strapi),
    onChange: (problem) =>
      problem === null
        ? strapi.log.info('The database can be written again.')
        : strapi.log.error(`The database cannot be written (${problem}): no form is stored and nobody can log in.`),
  });
  return async (ctx: Context, next: Next) => {
    if (ctx.path !== HEALTH_PATH) return next();
    ctx.set('cache-control', 'no-store');
    if (await isWritable()) ctx.status = 204;
    else Object.assign(ctx, { status: 503, body: { database: 'unwritable' } });
  };
};
