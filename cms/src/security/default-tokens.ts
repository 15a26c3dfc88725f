import type { Core } from '@strapi/strapi';
import { runOnce } from '../bootstrap/run-once';

/** Strapi creates these two in an empty database. "Full Access" has every permission and never expires. */
const DEFAULT_TOKENS = ['Read Only', 'Full Access'];

/** Deletes the API tokens that Strapi creates. Runs once, because a host may create tokens with these names later. */
export async function removeDefaultTokens(strapi: Core.Strapi): Promise<void> {
  await runOnce(strapi, 'default-tokens-removed', async () => {
    await strapi.db
      .query('admin::api-token')
      .deleteMany({ where: { name: { $in: DEFAULT_TOKENS }, lastUsedAt: null } });
  });
}
