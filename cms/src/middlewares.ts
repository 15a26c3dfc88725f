import type { Core } from '@strapi/strapi';
import { adminBrand } from './admin-brand';
import { health } from './health/health';
import { auditLog } from './logging/audit-log';
import { refusals, requestLog } from './logging/log';
import { clientIp } from './security/client-ip';
import { loginLimits } from './security/login-limits';
import { passwordPolicy, passwordReset } from './security/passwords';
import { privateSorts, slowBodies, uploadCleanup } from './security/request-limits';
import { privateResponses, uploadHeaders } from './security/responses';

type Registry = { set(name: string, middleware: Core.MiddlewareFactory): unknown };

const MIDDLEWARES: Record<string, Core.MiddlewareFactory> = {
  'admin-brand': adminBrand,
  'audit-log': auditLog,
  'client-ip': clientIp,
  health,
  'login-limits': loginLimits,
  'password-policy': passwordPolicy,
  'password-reset': passwordReset,
  'private-responses': privateResponses,
  'private-sorts': privateSorts,
  refusals,
  'request-log': requestLog,
  'slow-bodies': slowBodies,
  'upload-cleanup': uploadCleanup,
  'upload-headers': uploadHeaders,
};

/**
 * Registers the middlewares that config/middlewares.ts puts in order. Strapi itself loads only one from each file of a
 * folder. Call in `register`: Strapi resolves the names after it.
 */
export function addMiddlewares(strapi: Core.Strapi): void {
  const registry = strapi.get<Registry>('middlewares');
  for (const [name, middleware] of Object.entries(MIDDLEWARES)) registry.set(`global::${name}`, middleware);
}
