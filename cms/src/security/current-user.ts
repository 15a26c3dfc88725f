import type { Core } from '@strapi/strapi';

/** The admin permission to publish an entry of a type. */
export const PUBLISH_ACTION = 'plugin::content-manager.explorer.publish';

type Ability = { can(action: string, subject: string): boolean };
type User = { id: number; firstname?: string | null; lastname?: string | null };
export type CurrentUser = { id: number; name: string; can: (action: string, subject: string) => boolean };

/** Returns the admin user of the current request. Returns null outside of a request (seed, schedule). */
export function currentUser(strapi: Core.Strapi): CurrentUser | null {
  const state = strapi.requestContext.get()?.state as { user?: User; userAbility?: Ability } | undefined;
  if (!state?.user || !state.userAbility) return null;
  const { user, userAbility } = state;
  return { id: user.id, name: nameOf(user), can: (action, subject) => userAbility.can(action, subject) };
}

/** Returns the name that colleagues see. It never has the e-mail address. */
export const nameOf = ({ firstname, lastname }: Omit<User, 'id'>): string =>
  [firstname, lastname].filter(Boolean).join(' ') || 'Somebody without a name';
