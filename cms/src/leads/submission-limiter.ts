import type { Core } from '@strapi/strapi';
import { createRateLimiter, type RateLimiter } from '../security/rate-limiter';
import { leadSettings } from './lead-settings';

let limiter: RateLimiter | undefined;

/** Returns the rate limiter by client IP that all forms share. */
export function submissionLimiter(strapi: Core.Strapi): RateLimiter {
  limiter ??= createRateLimiter(strapi, { name: 'form', max: leadSettings().perMinute, perSeconds: 60 });
  return limiter;
}
