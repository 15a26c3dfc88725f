import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..', '..');

/**
 * Whether the tests run in their own image, which contains only parts of the project. Only docker-compose.yml sets
 * this: on any other machine a missing part fails its test.
 */
export const inImage = Boolean(process.env.E2E_CMS_HOST);
