import type { Core } from '@strapi/strapi';
import { runOnce } from './run-once';

const IS_CREATOR_CONDITION = 'admin::is-creator';
/** Types that an Author must read to write an article. */
const READABLE_UIDS = ['api::author.author', 'api::category.category', 'api::tag.tag'];

type Permission = { id: number; action: string; subject: string | null; conditions: string[]; role: { id: number } };
type Permissions = {
  findMany(query: object): Promise<Permission[]>;
  deleteByIds(ids: number[]): Promise<unknown>;
  createMany(permissions: object[]): Promise<unknown>;
};

/**
 * Lets the role Author read every author, category, tag and image. Strapi limits reading to a user's own entries. Runs
 * once, so later changes by a host stay.
 */
export async function setUpAuthorRole(strapi: Core.Strapi): Promise<void> {
  await runOnce(strapi, 'author-reads-all', async () => {
    const permissions = strapi.service('admin::permission') as unknown as Permissions;
    const found = await permissions.findMany({ where: { role: { code: 'strapi-author' } }, populate: ['role'] });
    const limited = found.filter(isLimitedRead);
    await permissions.deleteByIds(limited.map(({ id }) => id));
    await permissions.createMany(
      limited.map(({ id: _, conditions, role, ...permission }) => ({
        ...permission,
        role: role.id,
        conditions: conditions.filter((condition) => condition !== IS_CREATOR_CONDITION),
      })),
    );
  });
}

function isLimitedRead({ action, subject, conditions }: Permission): boolean {
  const isRead =
    action === 'plugin::upload.read' ||
    (action === 'plugin::content-manager.explorer.read' && READABLE_UIDS.includes(String(subject)));
  return isRead && conditions.includes(IS_CREATOR_CONDITION);
}
