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
  servePictures(strapi, PREVIEWS_FOLDER, '/:name', ({ name }) => {
    const body = files.get(name);
    return body && { type: 'image/webp', body };
  });
}

type Find = (params: Record<string, string>) => { type: string; body: Buffer | fs.ReadStream } | false | undefined;

/** Adds a public route for pictures of the admin, below `/folder`. `find` returns the picture that the parameters name. */
export function servePictures(strapi: Core.Strapi, folder: string, at: string, find: Find): void {
  strapi.server.routes({
    type: 'admin',
    prefix: `/${folder}`,
    routes: [
      {
        method: 'GET',
        path: at,
        config: { auth: false },
        info: { pluginName: 'admin' },
        async handler(ctx) {
          const picture = find(ctx.params as Record<string, string>);
          if (!picture) return ctx.notFound();
          ctx.set('cache-control', `public, max-age=${HOUR_SECONDS}`);
          Object.assign(ctx, picture);
        },
      },
    ],
  });
}
