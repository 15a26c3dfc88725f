import type { Core } from '@strapi/strapi';
import { runOnce } from '../../bootstrap/run-once';
import { LEAD_UIDS } from '../lead-types';

const SALES = { name: 'Sales', code: 'site-sales', description: 'Works with the leads. Sees no posts.' };
const EXPLORER = 'plugin::content-manager.explorer';
const INBOX_ONLY = new Set(['leadStatus', 'notes']);

/** Kept by Strapi itself; rights are not given for them. */
const SYSTEM = new Set(['createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy', 'locale', 'localizations']);

type Roles = {
  findOne(where: object): Promise<{ id: number } | null>;
  create(role: object): Promise<{ id: number }>;
  assignPermissions(id: number, permissions: object[]): Promise<unknown>;
};
type Permissions = {
  findMany(query: object): Promise<Array<{ id: number }>>;
  deleteByIds(ids: number[]): Promise<unknown>;
};

/**
 * "Sales" sees leads and may set status and notes or delete; "Editor" and "Author", which Strapi makes with
 * rights to every type, lose the leads. Once each: what a host changes in the roles afterwards stays.
 */
export async function setUpInboxRoles(strapi: Core.Strapi): Promise<void> {
  await runOnce(strapi, 'sales-role', async () => {
    const roles = strapi.service('admin::role') as unknown as Roles;
    const role = (await roles.findOne({ name: SALES.name })) ?? (await roles.create(SALES));
    await roles.assignPermissions(role.id, salesPermissions(strapi));
  });
  await runOnce(strapi, 'editor-without-leads', async () => {
    const permissions = strapi.service('admin::permission') as unknown as Permissions;
    const where = { role: { code: { $in: ['strapi-editor', 'strapi-author'] } }, subject: { $in: [...LEAD_UIDS] } };
    const found = await permissions.findMany({ where });
    await permissions.deleteByIds(found.map(({ id }) => id));
  });
}

function salesPermissions(strapi: Core.Strapi): object[] {
  return [...LEAD_UIDS].flatMap((subject) => {
    const fields = Object.keys(strapi.contentType(subject as never).attributes).filter((name) => !SYSTEM.has(name));
    const may = (action: string, properties: object) => ({
      action: `${EXPLORER}.${action}`,
      subject,
      properties,
      conditions: [],
    });
    return [
      may('read', { fields }),
      may('update', { fields: fields.filter((name) => INBOX_ONLY.has(name)) }),
      may('delete', {}),
    ];
  });
}
