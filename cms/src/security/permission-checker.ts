import type { Core } from '@strapi/strapi';

type Fields = Record<string, unknown>;
type Check = (entry?: object, field?: string) => boolean;

/** The part of the content manager's permission checker that this project uses. */
export type PermissionChecker = {
  can: { read: Check; update: Check };
  cannot: { read: Check; update: Check };
  sanitizedQuery: { read(query: object): Promise<Fields>; update(query: object): Promise<Fields> };
  sanitizeOutput(entry: object): Promise<Fields>;
  sanitizeUpdateInput(entry: object): (data: object) => Promise<Fields>;
};
type Service = { create(options: { userAbility: unknown; model: string }): PermissionChecker };

/** Returns what the user with this ability may do with a content type, with the checks of Strapi's own routes. */
export function permissionChecker(strapi: Core.Strapi, userAbility: unknown, model: string): PermissionChecker {
  const service = strapi.plugin('content-manager').service('permission-checker') as unknown as Service;
  return service.create({ userAbility, model });
}
