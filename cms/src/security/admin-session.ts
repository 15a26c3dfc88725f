import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

type Sessions = (origin: 'admin') => {
  validateAccessToken(token: string): { isValid: boolean; payload?: { sessionId: string } };
  isSessionActive(id: string): Promise<boolean>;
};

/** Returns whether a request has the access token of an active admin session. Does not check permissions. */
export async function isAdminRequest(strapi: Core.Strapi, ctx: Context): Promise<boolean> {
  const [, token] = /^bearer (\S+)$/i.exec(ctx.get('authorization')) ?? [];
  if (!token) return false;
  const sessions = (strapi.sessionManager as unknown as Sessions)('admin');
  const { isValid, payload } = sessions.validateAccessToken(token);
  return isValid && payload !== undefined && (await sessions.isSessionActive(payload.sessionId));
}
