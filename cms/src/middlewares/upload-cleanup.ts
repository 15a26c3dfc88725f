import fs from 'node:fs/promises';
import type { Core } from '@strapi/strapi';

type Uploaded = { filepath?: string };

/**
 * Removes the temporary files of a multipart body once it is answered. Without it any caller can fill the
 * disk: the body parser writes every file part, whatever the address, and nobody takes it away.
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
