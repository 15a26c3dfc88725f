import fs from 'node:fs';
import path from 'node:path';

/**
 * Returns a sentence if any visitor could register as the first administrator after this start, or null. Only for a SQLite
 * file that does not exist yet. src/bootstrap/first-admin.ts checks PostgreSQL.
 */
export function checkFirstAdmin({ NODE_ENV, DATABASE_CLIENT, DATA_DIR, ADMIN_EMAIL, ADMIN_PASSWORD }) {
  if (NODE_ENV !== 'production' || DATABASE_CLIENT !== 'sqlite' || (ADMIN_EMAIL && ADMIN_PASSWORD)) return null;
  if (fs.existsSync(path.join(DATA_DIR, 'cms.sqlite'))) return null;
  return 'there is no administrator yet; set ADMIN_EMAIL and ADMIN_PASSWORD in .env for the first start.';
}
