import type { Core } from '@strapi/strapi';
import { PAGE_UID, SITE_UID, STORY_UID } from '../pages/page-type';
import { REDIRECT_UID } from '../redirects/redirect-type';
import { runOnce } from './run-once';

const EDITOR_UIDS = [PAGE_UID, SITE_UID, STORY_UID, REDIRECT_UID];
const EDITOR_ROLE = 'strapi-editor';
const AUTHOR_ROLE = 'strapi-author';

type Action = { section: string; subjects?: string[] };
type Permissions = {
  actionProvider: { values(): Action[] };
  findMany(query: object): Promise<Array<{ id: number; role: { code: string } }>>;
  deleteByIds(ids: number[]): Promise<unknown>;
  createMany(permissions: object[]): Promise<unknown>;
};
type TypePermissions = {
  getPermissionsWithNestedFields(actions: Action[], options: { restrictedSubjects: string[] }): object[];
};

/**
 * Lets the role Editor write and publish pages, stories, redirects and the entry Site, and hides them from the role
 * Author. Strapi gives both roles every type in a new database, and none of them a type that an upgrade adds. Runs once
 * for each type, so later changes by a host stay.
 */
export async function setUpPageRoles(strapi: Core.Strapi): Promise<void> {
  for (const uid of EDITOR_UIDS) await runOnce(strapi, `roles:${uid}`, () => setUpType(strapi, uid));
}

async function setUpType(strapi: Core.Strapi, uid: string): Promise<void> {
  const permissions = strapi.service('admin::permission') as unknown as Permissions;
  const where = { subject: uid, role: { code: { $in: [EDITOR_ROLE, AUTHOR_ROLE] } } };
  const found = await permissions.findMany({ where, populate: ['role'] });
  await permissions.deleteByIds(found.filter(({ role }) => role.code === AUTHOR_ROLE).map(({ id }) => id));
  if (found.some(({ role }) => role.code === EDITOR_ROLE)) return;
  const editor = await strapi.db.query('admin::role').findOne({ where: { code: EDITOR_ROLE } });
  if (!editor) return;
  await permissions.createMany(allActions(strapi, permissions, uid).map((one) => ({ ...one, role: editor.id })));
}

function allActions(strapi: Core.Strapi, { actionProvider }: Permissions, uid: string): object[] {
  const types = strapi.service('admin::content-type') as unknown as TypePermissions;
  const actions = actionProvider.values().filter(({ section }) => section === 'contentTypes');
  const restrictedSubjects = Object.keys(strapi.contentTypes).filter((other) => other !== uid);
  return types.getPermissionsWithNestedFields(actions, { restrictedSubjects });
}
