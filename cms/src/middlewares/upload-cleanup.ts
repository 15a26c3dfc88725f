import fs from 'node:fs/promises';
import type { Core } from '@strapi/strapi';

type Uploaded = { filepath?: string };

/**
 * Deletes the temporary files of a multipart body after the response. Strapi deletes them only for some field names.
 */
const uploadCleanup: Core.MiddlewareFactory = () => async (ctx, next) => {
  const files = Object.values((ctx.request.files ?? {}) as Record<string, Uploaded | Uploaded[]>).flat();
  try {
    await next();
  } finally {
    await Promise.all(files.map(async ({ filepath }) => filepath && fs.rm(filepath, { force: true })));
  }
};

export default uploadCleanup;
