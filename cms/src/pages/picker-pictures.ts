import fs from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Schema } from '../bootstrap/field-texts';
import { addAdminRoutes } from '../security/routes';

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
function servePictures(strapi: Core.Strapi, folder: string, at: string, find: Find): void {
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

const FILE_NAMES = ['wide.avif', 'wide.svg'];

/** A picture that came with the site. `file` is below the folder of the pictures. Without it there is no thumbnail. */
export type ShippedPicture = { name: string; alt: string; file?: string };

/** Returns the pictures of `seed/pictures.json` below `root`, with their files in `folder`, which may be missing. */
export function listPictures(root: string, folder: string): ShippedPicture[] {
  const listed = JSON.parse(fs.readFileSync(path.join(root, 'seed/pictures.json'), 'utf8')) as ShippedPicture[];
  return listed.map(({ name, alt }) => {
    const files = FILE_NAMES.map((file) => `${name}/${file}`);
    return { name, alt, file: files.find((file) => fs.existsSync(path.join(folder, file))) };
  });
}

/**
 * Registers the field that chooses a shipped picture. Serves users of the admin the list of the pictures, and everybody
 * the files, those of the site beside this service. As streams they get the headers of uploads
 * (middlewares/upload-headers.ts). Call in `register`.
 */
export function addShippedPictures(strapi: Core.Strapi): void {
  strapi.customFields.register({ name: 'shipped-picture', type: 'string' });
  const folder = path.join(strapi.dirs.app.root, '../web/pictures');
  const pictures = listPictures(strapi.dirs.app.root, folder);
  const files = new Set(pictures.map(({ file }) => file));
  addAdminRoutes(strapi, '/shipped-pictures', {
    'GET /': (_, ctx) => {
      ctx.body = { data: pictures };
    },
  });
  servePictures(strapi, 'shipped-pictures', '/:name/:file', (params) => {
    const file = `${params.name}/${params.file}`;
    return files.has(file) && { type: path.extname(file), body: fs.createReadStream(path.join(folder, file)) };
  });
}
