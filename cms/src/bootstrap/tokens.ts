import type { Core } from '@strapi/strapi';
import { runOnce } from './database';

const TOKEN_UID = 'admin::api-token';
const TOKEN_NAME = 'Website (read)';
const TOKEN_PERMISSIONS = [
  'api::article.article.find',
  // Without these three permissions, Strapi silently drops author, category and tags from an article.
  'api::author.author.find',
  'api::category.category.find',
  'api::tag.tag.find',
  'api::site-content.site-content.find',
];

type TokenService = {
  create(attributes: object): Promise<{ id: number }>;
  update(id: number, attributes: object): Promise<unknown>;
  hash(token: string): string;
};
type Token = { name: string; lastUsedAt: string | null };
type AuthenticationService = { getByAccessKey(hash: string): Promise<Token | null> };

/** Sets the site's API token to the value of CMS_TOKEN, with exactly these permissions. */
export async function ensureReadToken(strapi: Core.Strapi): Promise<void> {
  readWithoutWriting(strapi);
  const service = strapi.service(TOKEN_UID) as unknown as TokenService;
  const attributes = {
    name: TOKEN_NAME,
    description: 'Made at each start from CMS_TOKEN. Reads published articles and pages, nothing else.',
    kind: 'content-api',
    type: 'custom',
    permissions: TOKEN_PERMISSIONS,
  };
  const existing = await strapi.db.query(TOKEN_UID).findOne({ where: { name: TOKEN_NAME } });
  const accessKey = service.hash(String(process.env.CMS_TOKEN));
  if (existing) {
    const unchanged = existing.accessKey === accessKey && existing.type === 'custom';
    await service.update(existing.id, attributes);
    if (unchanged) return;
  }
  const row = existing ?? (await service.create({ ...attributes, lifespan: null }));
  await strapi.db.query(TOKEN_UID).update({ where: { id: row.id }, data: { accessKey, encryptedKey: null } });
}

/**
 * Keeps Strapi from storing once an hour when the site has last used its token. Otherwise a database that accepts no
 * writes could not be read either.
 */
function readWithoutWriting(strapi: Core.Strapi): void {
  const service = strapi.service('admin::api-token-content-api') as unknown as AuthenticationService;
  const getByAccessKey = service.getByAccessKey;
  service.getByAccessKey = async (hash) => {
    const token = await getByAccessKey(hash);
    return token?.name === TOKEN_NAME ? { ...token, lastUsedAt: new Date().toISOString() } : token;
  };
}

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
