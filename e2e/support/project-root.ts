import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..', '..');

/**
 * True when the tests run in their container image, which contains only parts of the project. Only docker-compose.yml
 * sets the variable, so on any other machine a missing part fails its test.
 */
export const inImage = Boolean(process.env.E2E_CMS_HOST);
