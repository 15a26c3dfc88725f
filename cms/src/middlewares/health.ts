import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { createWriteCheck } from '../health/write-check';
import { writeMark } from '../health/write-mark';

const HEALTH = '/_health';

/**
 * Answers `/_health` in place of Strapi, which says 204 whatever the database does: 503 while the database takes no
 * writes, because then no form can be stored and nobody can log in.
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
    if (ctx.path !== HEALTH) return next();
    ctx.set('cache-control', 'no-store');
    if (await isWritable()) ctx.status = 204;
    else Object.assign(ctx, { status: 503, body: { database: 'unwritable' } });
  };
};
