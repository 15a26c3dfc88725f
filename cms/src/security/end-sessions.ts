import type { Core } from '@strapi/strapi';

type UserService = { updateById(id: number | string, attributes: { password?: string }): Promise<unknown> };

/**
 * Ends all sessions of an account whenever its password is set, because somebody else may know the old one. Strapi does
 * so only where users set their own. Call in `bootstrap`.
 */
export function endSessionsAtNewPassword(strapi: Core.Strapi): void {
  const users = strapi.service('admin::user') as unknown as UserService;
  const update = users.updateById.bind(users);
  users.updateById = async (id, attributes) => {
    const user = await update(id, attributes);
    if (attributes.password !== undefined) await strapi.sessionManager('admin').invalidateRefreshToken(String(id));
    return user;
  };
}
