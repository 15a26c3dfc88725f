import type { Core } from '@strapi/strapi';
import { deletePermissions } from '../../bootstrap/accounts';
import { runOnce } from '../../bootstrap/database';
import { LEAD_UIDS } from '../lead-types';

const SALES_ROLE = { name: 'Sales', code: 'site-sales', description: 'Works with the leads. Sees no posts.' };
const EXPLORER_ACTION = 'plugin::content-manager.explorer';
const UPDATABLE_FIELDS = new Set(['leadStatus', 'owner', 'followUpOn', 'notes']);

/** Fields that Strapi maintains. They have no permissions. */
const SYSTEM_FIELDS = new Set([
  ...['createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy', 'locale', 'localizations'],
]);

type Roles = {
  findOne(where: object): Promise<{ id: number } | null>;
  create(role: object): Promise<{ id: number }>;
  assignPermissions(id: number, permissions: object[]): Promise<unknown>;
};
/**
 * Creates the role Sales, which may read and delete leads and set status, owner and follow-up and add notes. Removes
 * the lead permissions that Strapi gives Editor and Author. Each runs once, so later changes by a host stay.
 */
export async function setUpInboxRoles(strapi: Core.Strapi): Promise<void> {
  await runOnce(strapi, 'sales-role', async () => {
    const roles = strapi.service('admin::role') as unknown as Roles;
    const role = (await roles.findOne({ name: SALES_ROLE.name })) ?? (await roles.create(SALES_ROLE));
    await roles.assignPermissions(role.id, salesPermissions(strapi));
  });
  await runOnce(strapi, 'editor-without-leads', async () => {
    const roles = { code: { $in: ['strapi-editor', 'strapi-author'] } };
    await deletePermissions(strapi, { role: roles, subject: { $in: [...LEAD_UIDS] } });
  });
}

function salesPermissions(strapi: Core.Strapi): object[] {
  return [...LEAD_UIDS].flatMap((subject) => {
    const fields = Object.keys(strapi.contentType(subject as never).attributes).filter(
      (name) => !SYSTEM_FIELDS.has(name),
    );
    const may = (action: string, properties: object) => ({
      action: `${EXPLORER_ACTION}.${action}`,
      subject,
      properties,
      conditions: [],
    });
    return [
      may('read', { fields }),
      may('update', { fields: fields.filter((name) => UPDATABLE_FIELDS.has(name)) }),
      may('delete', {}),
    ];
  });
}

/** Lets each role that may read the status read these fields too. */
export async function permitReading(strapi: Core.Strapi, subject: string, added: readonly string[]): Promise<void> {
  const rows = strapi.db.query('admin::permission');
  const where = { subject, action: `${EXPLORER_ACTION}.read` };
  const found = (await rows.findMany({ where })) as Array<{ id: number; properties: { fields?: string[] } }>;
  for (const { id, properties } of found) {
    const { fields } = properties;
    if (!fields?.includes('leadStatus')) continue;
    const data = { properties: { ...properties, fields: [...new Set([...fields, ...added])] } };
    await rows.update({ where: { id }, data });
  }
}
