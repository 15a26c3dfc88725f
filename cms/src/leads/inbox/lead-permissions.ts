import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';
import { LEAD_TYPES } from '../lead-types';
import type { FormName } from '../rules.generated';

type Fields = Record<string, unknown>;
type Check = (lead?: object, field?: string) => boolean;

/** The part of the content manager's permission checker that the inbox uses. */
export type LeadPermissions = {
  can: { read: Check; update: Check };
  cannot: { read: Check; update: Check };
  sanitizedQuery: { read(query: object): Promise<Fields>; update(query: object): Promise<Fields> };
  sanitizeOutput(lead: object): Promise<Fields>;
};
type Checkers = { create(about: { userAbility: unknown; model: string }): LeadPermissions };

/** Returns what the signed-in user may do with one lead type, with the checks of the content manager's own routes. */
export function leadPermissions(strapi: Core.Strapi, ctx: Context, uid: UID.ContentType): LeadPermissions {
  const checkers = strapi.plugin('content-manager').service('permission-checker') as unknown as Checkers;
  return checkers.create({ userAbility: ctx.state.userAbility, model: uid });
}

export type ReadableForm = { form: FormName; permissions: LeadPermissions };

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
