import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

type ClientError = Error & { status: number; type?: string; details?: unknown };

/**
 * Handles 4xx errors that packages throw. Strapi would log them with a stack. For malformed JSON it would log the whole
 * body, including passwords.
 */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (error) {
      if (!isClientError(error)) throw error;
      const { status, name, message, type, details = {} } = error;
      // The message may contain request data.
      strapi.log.info('request refused', { status, reason: type ?? name });
      ctx.status = status;
      ctx.body = { data: null, error: { status, name, message, details } };
    }
  };

function isClientError(error: unknown): error is ClientError {
  const status: unknown = error instanceof Error && 'status' in error && error.status;
  return typeof status === 'number' && status >= 400 && status < 500;
}
