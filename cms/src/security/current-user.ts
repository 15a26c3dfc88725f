import type { Core } from '@strapi/strapi';

/** The admin permission to publish an entry of a type. */
export const PUBLISH_ACTION = 'plugin::content-manager.explorer.publish';

type Ability = { can(action: string, subject: string): boolean };
export type CurrentUser = { id: number; can: (action: string, subject: string) => boolean };

/** Returns the admin user of the current request. Returns null outside of a request (seed, schedule). */
export function currentUser(strapi: Core.Strapi): CurrentUser | null {
  const state = strapi.requestContext.get()?.state as { user?: { id: number }; userAbility?: Ability } | undefined;
  if (!state?.user || !state.userAbility) return null;
  const { user, userAbility } = state;
  return { id: user.id, can: (action, subject) => userAbility.can(action, subject) };
}
