import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';

type Fields = Record<string, unknown>;
type Check = (lead?: object, field?: string) => boolean;

/** The part of the content manager's permission checker that the inbox uses. */
export type LeadPermissions = {
  can: { read: Check; update: Check };
  cannot: { read: Check; update: Check };
  sanitizedQuery: { read(query: object): Promise<Fields> };
  sanitizeOutput(lead: object): Promise<Fields>;
};
type Checkers = { create(about: { userAbility: unknown; model: string }): LeadPermissions };

/** Returns what the signed-in user may do with one lead type, with the checks of the content manager's own routes. */
export function leadPermissions(strapi: Core.Strapi, ctx: Context, uid: UID.ContentType): LeadPermissions {
  const checkers = strapi.plugin('content-manager').service('permission-checker') as unknown as Checkers;
  return checkers.create({ userAbility: ctx.state.userAbility, model: uid });
}
