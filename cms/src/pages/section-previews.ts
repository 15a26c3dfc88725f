import fs from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Schema } from '../bootstrap/section-fields';

const PREVIEWS_FOLDER = 'section-previews';
const HOUR_SECONDS = 60 * 60;

/**
 * Gives each section its thumbnail in the section picker: `section-previews/<uid>.webp`, served at the same path. An
 * image request of the admin has no access token, so the files are public. Call in `register`.
 */
export function addSectionPreviews(strapi: Core.Strapi): void {
  const folder = path.join(strapi.dirs.app.root, PREVIEWS_FOLDER);
  const files = new Map(fs.readdirSync(folder).map((name) => [name, fs.readFileSync(path.join(folder, name))]));
  for (const { uid, info } of Object.values(strapi.components as unknown as Record<string, Schema>)) {
    if (files.has(`${uid}.webp`)) Object.assign(info, { preview: `/${PREVIEWS_FOLDER}/${uid}.webp` });
  }
  strapi.server.routes({
    type: 'admin',
    prefix: `/${PREVIEWS_FOLDER}`,
    routes: [
      {
        method: 'GET',
        path: '/:name',
        config: { auth: false },
        info: { pluginName: 'admin' },
        async handler(ctx) {
          const file = files.get(String(ctx.params.name));
          if (!file) return ctx.notFound();
          ctx.set('cache-control', `public, max-age=${HOUR_SECONDS}`);
          ctx.type = 'image/webp';
          ctx.body = file;
        },
      },
    ],
  });
}
