import path from 'node:path';

/** The root folder of the project. */
export const ROOT = path.resolve(import.meta.dirname, '..', '..');
export const inRoot = (...parts) => path.join(ROOT, ...parts);
