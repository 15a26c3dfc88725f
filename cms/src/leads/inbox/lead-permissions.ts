import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { type PermissionChecker, permissionChecker } from '../../security/permissions';
import { FORMS, LEAD_TYPES, LEAD_UIDS } from '../lead-types';
import type { FormName } from '../rules.generated';

const READ_ACTION = 'plugin::content-manager.explorer.read';
/** Shown for the account of an owner or author that was deleted. */
const DELETED_ACCOUNT = 'Deleted account';

export type ReadableForm = { form: FormName; permissions: PermissionChecker };

/** Returns the id of the signed-in user. */
export const userId = (ctx: Context): number => (ctx.state.user as { id: number }).id;

/** Returns what the signed-in user may do with the leads of one form. */
export const leadPermissions = (strapi: Core.Strapi, ctx: Context, form: FormName): PermissionChecker =>
  permissionChecker(strapi, ctx.state.userAbility, LEAD_TYPES[form].uid);

/** Returns the forms whose leads the signed-in user may read. */
export const readableForms = (strapi: Core.Strapi, ctx: Context): ReadableForm[] =>
  FORMS.map((form) => ({ form, permissions: leadPermissions(strapi, ctx, form) })).filter(({ permissions }) =>
    permissions.can.read(),
  );

/** Returns the form, type and permissions that the plural in a URL names. Undefined for other types. */
export function namedForm(strapi: Core.Strapi, ctx: Context) {
  const form = FORMS.find((one) => LEAD_TYPES[one].plural === ctx.params.plural);
  return form && { form, type: LEAD_TYPES[form], permissions: leadPermissions(strapi, ctx, form) };
}

type Names = { id: number; firstname?: string; lastname?: string; username?: string; email?: string };
type User = Names & { isActive: boolean; blocked: boolean; roles: Array<{ id: number }> };
type Permission = { subject: string; role: { id: number } | null };
/** `forms` has the forms whose leads this person may own. It is empty for an owner who may own none any more. */
type Person = { id: number; name: string; forms: FormName[] };

/** Returns the name of an account as the admin shows it. */
const personName = ({ firstname, lastname, username, email }: Names): string =>
  username || [firstname, lastname].filter(Boolean).join(' ') || email || DELETED_ACCOUNT;

/**
 * Returns everybody who may own leads: active users who may read leads of a form. Also current owners who no longer
 * may.
 */
export async function findPeople(strapi: Core.Strapi): Promise<Person[]> {
  const permissions = (await strapi.db.query('admin::permission').findMany({
    where: { action: READ_ACTION, subject: { $in: [...LEAD_UIDS] } },
    populate: ['role'],
  })) as Permission[];
  const users = (await strapi.db.query('admin::user').findMany({ populate: ['roles'] })) as User[];
  const owners = await findOwners(strapi);
  const people = users.map((user): Person => {
    const mayRead = (uid: string) =>
      permissions.some(({ subject, role }) => subject === uid && user.roles.some(({ id }) => id === role?.id));
    const forms = FORMS.filter((form) => user.isActive && !user.blocked && mayRead(LEAD_TYPES[form].uid));
    return { id: user.id, name: personName(user), forms };
  });
  const deleted = [...owners].filter((id) => !people.some((person) => person.id === id));
  return [
    ...people
      .filter(({ id, forms }) => forms.length > 0 || owners.has(id))
      .sort((a, b) => a.name.localeCompare(b.name)),
    ...deleted.map((id) => ({ id, name: DELETED_ACCOUNT, forms: [] })),
  ];
}

/** Returns the names of accounts by id, with `DELETED_ACCOUNT` for ids without one. */
export async function namesOf(strapi: Core.Strapi, ids: Iterable<number>): Promise<(id: number) => string> {
  const where = { id: { $in: [...new Set(ids)] } };
  const users = (await strapi.db.query('admin::user').findMany({ where })) as Names[];
  const names = new Map(users.map((user) => [user.id, personName(user)]));
  return (id) => names.get(id) ?? DELETED_ACCOUNT;
}

/** `GET /leads/people`: returns the names for the owner filter and the choice of an owner. */
export async function listPeople(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const readable = readableForms(strapi, ctx);
  if (readable.length === 0) return void ctx.forbidden();
  ctx.body = { data: await findPeople(strapi), me: userId(ctx) };
}

async function findOwners(strapi: Core.Strapi): Promise<Set<number>> {
  const owners = new Set<number>();
  for (const { uid } of Object.values(LEAD_TYPES)) {
    const { tableName } = strapi.db.metadata.get(uid);
    const rows = (await strapi.db.getConnection(tableName).distinct('owner').whereNotNull('owner')) as Array<{
      owner: number;
    }>;
    for (const { owner } of rows) owners.add(owner);
  }
  return owners;
}
