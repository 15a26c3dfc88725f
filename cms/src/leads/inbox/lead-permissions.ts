import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';
import { type PermissionChecker, permissionChecker } from '../../security/permission-checker';
import { LEAD_TYPES } from '../lead-types';
import type { FormName } from '../rules.generated';

/** Returns what the signed-in user may do with one lead type. */
export const leadPermissions = (strapi: Core.Strapi, ctx: Context, uid: UID.ContentType): PermissionChecker =>
  permissionChecker(strapi, ctx.state.userAbility, uid);

export type ReadableForm = { form: FormName; permissions: PermissionChecker };

/** Returns the forms whose leads the signed-in user may read. */
export function readableForms(strapi: Core.Strapi, ctx: Context): ReadableForm[] {
  return (Object.keys(LEAD_TYPES) as FormName[])
    .map((form) => ({ form, permissions: leadPermissions(strapi, ctx, LEAD_TYPES[form].uid) }))
    .filter(({ permissions }) => permissions.can.read());
}

/** Returns the form, type and permissions that the plural in a URL names. Undefined for other types. */
export function namedForm(strapi: Core.Strapi, ctx: Context) {
  const found = Object.entries(LEAD_TYPES).find(([, { plural }]) => plural === ctx.params.plural);
  if (!found) return undefined;
  const [form, type] = found;
  return { form: form as FormName, type, permissions: leadPermissions(strapi, ctx, type.uid) };
}
