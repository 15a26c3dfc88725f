import type { Core } from '@strapi/strapi';
import { PAGE_UID, SITE_UID, STORY_UID } from '../pages/page-type';
import { REDIRECT_UID } from '../redirects/redirect';
import { runOnce } from './database';

const EDITOR_ROLE = 'strapi-editor';
const AUTHOR_ROLE = 'strapi-author';
const EDITOR_UIDS = [PAGE_UID, SITE_UID, STORY_UID, REDIRECT_UID];
const IS_CREATOR_CONDITION = 'admin::is-creator';
/** Types that an Author must read to write an article. */
const READABLE_UIDS = ['api::author.author', 'api::category.category', 'api::tag.tag'];

type Action = { section: string; subjects?: string[] };
type Permission = {
  id: number;
  action: string;
  subject: string | null;
  conditions: string[];
  role: { id: number; code: string };
};
type Permissions = {
  actionProvider: { values(): Action[] };
  findMany(query: object): Promise<Permission[]>;
  deleteByIds(ids: number[]): Promise<unknown>;
  createMany(permissions: object[]): Promise<unknown>;
};
type TypePermissions = {
  getPermissionsWithNestedFields(actions: Action[], options: { restrictedSubjects: string[] }): object[];
};
type UserService = { exists(): Promise<boolean>; createFirstAdmin(user: object): Promise<unknown> };

const permissionsOf = (strapi: Core.Strapi) => strapi.service('admin::permission') as unknown as Permissions;

/** Deletes the permissions that match. Returns them with their roles. */
export async function deletePermissions(strapi: Core.Strapi, where: object, only = (_: Permission) => true) {
  const permissions = permissionsOf(strapi);
  const found = (await permissions.findMany({ where, populate: ['role'] })).filter(only);
  await permissions.deleteByIds(found.map(({ id }) => id));
  return found;
}

/**
 * Creates the first administrator from ADMIN_EMAIL and ADMIN_PASSWORD if there is none. Throws in production without
 * them, because the first visitor of the registration page would become administrator.
 */
export async function createFirstAdmin(strapi: Core.Strapi): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
  const users = strapi.service('admin::user') as unknown as UserService;
  if (await users.exists()) return;
  if (!email || !password) {
    if (process.env.NODE_ENV !== 'production') return;
    throw new Error('There is no administrator yet: set ADMIN_EMAIL and ADMIN_PASSWORD in .env for the first start.');
  }
  await users.createFirstAdmin({ email: email.toLowerCase(), password, firstname: 'Site', lastname: 'Admin' });
  strapi.log.info('Created the first administrator.');
}

/**
 * Sets up what the roles may do. Each step runs once, so later changes by a host stay. The role Editor may write and
 * publish pages, stories, redirects and the entry Site, and the role Author does not see them. Strapi gives both roles
 * every type in a new database, and none of them a type that an upgrade adds.
 */
export async function setUpRoles(strapi: Core.Strapi): Promise<void> {
  await runOnce(strapi, 'author-reads-all', () => letAuthorReadAll(strapi));
  for (const uid of EDITOR_UIDS) await runOnce(strapi, `roles:${uid}`, () => setUpType(strapi, uid));
}

/** Lets the role Author read every author, category, tag and image. Strapi limits reading to a user's own entries. */
async function letAuthorReadAll(strapi: Core.Strapi): Promise<void> {
  const limited = await deletePermissions(strapi, { role: { code: AUTHOR_ROLE } }, isLimitedRead);
  await permissionsOf(strapi).createMany(
    limited.map(({ id: _, conditions, role, ...permission }) => ({
      ...permission,
      role: role.id,
      conditions: conditions.filter((condition) => condition !== IS_CREATOR_CONDITION),
    })),
  );
}

function isLimitedRead({ action, subject, conditions }: Permission): boolean {
  const isRead =
    action === 'plugin::upload.read' ||
    (action === 'plugin::content-manager.explorer.read' && READABLE_UIDS.includes(String(subject)));
  return isRead && conditions.includes(IS_CREATOR_CONDITION);
}

async function setUpType(strapi: Core.Strapi, uid: string): Promise<void> {
  const permissions = permissionsOf(strapi);
  await deletePermissions(strapi, { subject: uid, role: { code: AUTHOR_ROLE } });
  const editor = await strapi.db.query('admin::role').findOne({ where: { code: EDITOR_ROLE } });
  const where = { subject: uid, role: { code: EDITOR_ROLE } };
  if (!editor || (await strapi.db.query('admin::permission').count({ where })) > 0) return;
  const types = strapi.service('admin::content-type') as unknown as TypePermissions;
  const actions = permissions.actionProvider.values().filter(({ section }) => section === 'contentTypes');
  const restrictedSubjects = Object.keys(strapi.contentTypes).filter((other) => other !== uid);
  const all = types.getPermissionsWithNestedFields(actions, { restrictedSubjects });
  await permissions.createMany(all.map((permission) => ({ ...permission, role: editor.id })));
}

/**
 * Revokes every permission of visitors without a token and closes registration. Strapi's default lets anyone create an
 * account. Runs once, so a permission that a host adds later stays.
 */
export async function revokePublicPermissions(strapi: Core.Strapi): Promise<void> {
  await runOnce(strapi, 'public-role-closed', async () => {
    const where = { role: { type: { $in: ['public', 'authenticated'] } } };
    await strapi.db.query('plugin::users-permissions.permission').deleteMany({ where });
    const store = strapi.store({ type: 'plugin', name: 'users-permissions' });
    const advanced = (await store.get({ key: 'advanced' })) as Record<string, unknown> | null;
    await store.set({ key: 'advanced', value: { ...advanced, allow_register: false } });
  });
}
