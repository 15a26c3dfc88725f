import type { Core } from '@strapi/strapi';
import { isSubmitPath } from '../lead-types';

type Registry = { extend(uid: string, change: (usual: Core.MiddlewareFactory) => Core.MiddlewareFactory): unknown };

/**
 * Takes the addresses of the leads out of Strapi's body parser: they read their own bodies, with limits of their
 * own. The parser would write files to disk first and ask later, and let doubtful text pass.
 */
export function readOwnBodies(strapi: Core.Strapi): void {
  strapi.get<Registry>('middlewares').extend('strapi::body', (usual) => (config, context) => {
    const parse = usual(config, context)!;
    return (ctx, next) => (isSubmitPath(ctx.path) ? next() : parse(ctx, next));
  });
}
