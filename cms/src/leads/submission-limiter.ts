import type { Core } from '@strapi/strapi';
import { createRateLimiter, type RateLimiter } from '../security/rate-limiter';
import { leadSettings } from './lead-settings';

let limiter: RateLimiter | undefined;

/** The one limit on submissions by client address, shared by all forms. */
export function submissionLimiter(strapi: Core.Strapi): RateLimiter {
  limiter ??= createRateLimiter(strapi, { name: 'form', max: leadSettings().perMinute, perSeconds: 60 });
  return limiter;
}
