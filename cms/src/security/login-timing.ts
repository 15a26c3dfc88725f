import type { Core } from '@strapi/strapi';

type Credentials = { email: string; password: string };
type AuthService = {
  checkCredentials(credentials: Credentials): Promise<unknown>;
  hashPassword(password: string): Promise<string>;
  validatePassword(password: string, hash: string): Promise<boolean>;
};

/**
 * Makes a login take equally long for an unknown and a known account. Strapi compares a password hash only for a known
 * account, so the response time would reveal which accounts exist.
 */
export async function equalizeLoginTiming(strapi: Core.Strapi): Promise<void> {
  const auth = strapi.service('admin::auth') as unknown as AuthService;
  const check = auth.checkCredentials.bind(auth);
  const dummyHash = await auth.hashPassword('no account has this password');
  auth.checkCredentials = async (credentials) => {
    const where = { email: credentials.email, password: { $notNull: true } };
    const isKnown = (await strapi.db.query('admin::user').count({ where })) > 0;
    if (!isKnown) await auth.validatePassword(credentials.password, dummyHash);
    return check(credentials);
  };
}
