import type { Core } from '@strapi/strapi';
import { runOnce } from '../bootstrap/run-once';

/** Strapi creates these two for an empty database. "Full Access" may do everything and never expires. */
const DEFAULT_TOKENS = ['Read Only', 'Full Access'];

/** Deletes the API tokens that Strapi creates by itself. Once only: a host may create tokens with these names later. */
export async function removeDefaultTokens(strapi: Core.Strapi): Promise<void> {
  await runOnce(strapi, 'default-tokens-removed', async () => {
    await strapi.db
      .query('admin::api-token')
      .deleteMany({ where: { name: { $in: DEFAULT_TOKENS }, lastUsedAt: null } });
  });
}
