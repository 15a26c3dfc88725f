import type { Core } from '@strapi/strapi';
import { runOnce } from './run-once';

const PERMISSION_UID = 'plugin::users-permissions.permission';

/**
 * Revokes every permission of visitors without a token and closes registration. Strapi's default lets anyone create an
 * account. Runs once, so a permission that a host adds later stays.
 */
export async function revokePublicPermissions(strapi: Core.Strapi): Promise<void> {
  await runOnce(strapi, 'public-role-closed', async () => {
    await strapi.db
      .query(PERMISSION_UID)
      .deleteMany({ where: { role: { type: { $in: ['public', 'authenticated'] } } } });
    const store = strapi.store({ type: 'plugin', name: 'users-permissions' });
    const advanced = (await store.get({ key: 'advanced' })) as Record<string, unknown> | null;
    await store.set({ key: 'advanced', value: { ...advanced, allow_register: false } });
  });
}
