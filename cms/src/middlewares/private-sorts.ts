import type { Core } from '@strapi/strapi';
import { errorResponse } from '../errors/error-response';

const PRIVATE_FIELD = /password|token/i;

/**
 * Rejects sorting by a private account field, because the order reveals the value. Strapi drops such fields from
 * filters only.
 */
const privateSorts: Core.MiddlewareFactory = () => async (ctx, next) => {
  const { sort } = ctx.query as { sort?: unknown };
  if (sort === undefined || !PRIVATE_FIELD.test(JSON.stringify(sort))) return next();
  errorResponse(ctx, 400, 'This field cannot be sorted by.');
};

export default privateSorts;
