import type { Core } from '@strapi/strapi';

const CORE_STORE_UID = 'strapi::core-store';
const HEALTH_KEY = 'site_health_mark';

/** Writes the current time into one row of Strapi's settings table. Works on every database. */
export async function writeMark({ db }: Core.Strapi): Promise<void> {
  const value = JSON.stringify(new Date().toISOString());
  const { count } = await db.query(CORE_STORE_UID).updateMany({ where: { key: HEALTH_KEY }, data: { value } });
  if (count === 0) await db.query(CORE_STORE_UID).create({ data: { key: HEALTH_KEY, value, type: 'string' } });
}
