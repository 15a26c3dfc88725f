import fs from 'node:fs';
import path from 'node:path';

/**
 * Says that a first start would leave the registration of the first administrator to whoever comes first, or null. Only
 * for a SQLite file that does not exist yet: what is in PostgreSQL is asked at the start (src/bootstrap/first-admin.ts).
 */
export function checkFirstAdmin({ NODE_ENV, DATABASE_CLIENT, DATA_DIR, ADMIN_EMAIL, ADMIN_PASSWORD }) {
  if (NODE_ENV !== 'production' || DATABASE_CLIENT !== 'sqlite' || (ADMIN_EMAIL && ADMIN_PASSWORD)) return null;
  if (fs.existsSync(path.join(DATA_DIR, 'cms.sqlite'))) return null;
  return 'there is no administrator yet; set ADMIN_EMAIL and ADMIN_PASSWORD in .env for the first start.';
}
