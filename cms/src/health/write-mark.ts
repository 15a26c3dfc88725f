import type { Core } from '@strapi/strapi';

const TABLE = 'strapi::core-store';
const KEY = 'site_health_mark';

/** Writes the current time into one row of Strapi's settings table. Works on every database. */
export async function writeMark({ db }: Core.Strapi): Promise<void> {
  const value = JSON.stringify(new Date().toISOString());
  const { count } = await db.query(TABLE).updateMany({ where: { key: KEY }, data: { value } });
  if (count === 0) await db.query(TABLE).create({ data: { key: KEY, value, type: 'string' } });
}
