import path from 'node:path';

/** Where the project lies, seen from here. */
export const ROOT = path.resolve(import.meta.dirname, '..', '..');

/**
 * Whether these tests run in their own image, which holds parts of the project only. docker-compose.yml says so, and
 * nothing else: a part that is missing elsewhere fails its test.
 */
export const inImage = Boolean(process.env.E2E_CMS_HOST);
