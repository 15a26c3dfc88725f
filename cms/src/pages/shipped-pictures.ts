import fs from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { addAdminRoutes } from '../security/admin-routes';
import { servePictures } from './section-previews';

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
