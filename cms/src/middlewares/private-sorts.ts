import type { Core } from '@strapi/strapi';

const PRIVATE = /password|token/i;

/** Refuses to sort by a private field of an account: the order would reveal the value. Strapi only filters such filters. */
const privateSorts: Core.MiddlewareFactory = () => async (ctx, next) => {
  const { sort } = ctx.query as { sort?: unknown };
  if (sort === undefined || !PRIVATE.test(JSON.stringify(sort))) return next();
  ctx.status = 400;
  ctx.body = {
    data: null,
    error: { status: 400, name: 'ValidationError', message: 'This field cannot be sorted by.', details: {} },
  };
};

export default privateSorts;
