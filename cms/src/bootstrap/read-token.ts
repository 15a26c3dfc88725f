import type { Core } from '@strapi/strapi';

const UID = 'admin::api-token';
const NAME = 'Website (read)';
const ACTIONS = [
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

/** Sets the site's API token to the value of CMS_TOKEN, with exactly the permissions above. */
export async function ensureReadToken(strapi: Core.Strapi): Promise<void> {
  const service = strapi.service(UID) as unknown as TokenService;
  const attributes = {
    name: NAME,
    description: 'Made at each start from CMS_TOKEN. Reads published articles and pages, nothing else.',
    kind: 'content-api',
    type: 'custom',
    permissions: ACTIONS,
  };
  const existing = await strapi.db.query(UID).findOne({ where: { name: NAME } });
  const accessKey = service.hash(String(process.env.CMS_TOKEN));
  if (existing) {
    const unchanged = existing.accessKey === accessKey && existing.type === 'custom';
    await service.update(existing.id, attributes);
    if (unchanged) return;
  }
  const row = existing ?? (await service.create({ ...attributes, lifespan: null }));
  await strapi.db.query(UID).update({ where: { id: row.id }, data: { accessKey, encryptedKey: null } });
}
