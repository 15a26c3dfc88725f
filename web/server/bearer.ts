import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';

/** Returns whether the request has this secret as bearer token. Compares in constant time. False for an empty secret. */
export function hasBearer({ headers }: Pick<Request, 'headers'>, secret: string): boolean {
  const given = headers.authorization?.replace(/^Bearer /, '') ?? '';
  return Boolean(secret) && timingSafeEqual(digest(given), digest(secret));
}

/** Lets requests of the CMS pass. Responds 401 to others. */
export function onlyCms(secret: string): RequestHandler {
  return (request, response, next) => {
    if (hasBearer(request, secret)) return next();
    response.status(401).json({ error: 'The secret does not match CMS_WEBHOOK_SECRET.' });
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();
