import { sqliteDriver as driver } from '../../cms/preflight/sqlite-driver.mjs';
import { CliError } from './log.mjs';

/** Returns the SQLite driver of the CMS. Throws CliError if it is not installed. */
export function sqliteDriver() {
  try {
    return driver();
  } catch {
    throw new CliError('The packages of the CMS are not installed; run "npm run build" first.');
  }
}
