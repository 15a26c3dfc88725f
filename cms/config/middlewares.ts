import type { Core } from '@strapi/strapi';
import { pictureOrigins } from '../src/uploads/object-store';

type Env = Core.Config.Shared.ConfigParams['env'];

/**
 * Departures from Strapi's list: the log holds no query (an editor's search may name a person), and no stack for a
 * request that was refused; the health check asks the database; bodies are small and leave no file behind; pictures
 * and films also come from an object store that the settings name; and only the site's own origin may call from a
 * browser (Strapi's default reflects any origin, credentials allowed).
 */
export default ({ env }: { env: Env }) => [
  'global::request-log',
  'global::health',
  'strapi::errors',
  'global::refusals',
  { name: 'strapi::security', config: { contentSecurityPolicy: { directives: pictureDirectives() } } },
  { name: 'strapi::cors', config: { origin: [new URL(env('SITE_URL', 'http://127.0.0.1:3000')).origin] } },
  'global::password-reset',
  'strapi::query',
  {
    name: 'strapi::body',
    config: {
      jsonLimit: '1mb',
      formLimit: '256kb',
      textLimit: '64kb',
      formidable: { maxFileSize: 20 * 1024 * 1024, maxFieldsSize: 256 * 1024 },
    },
  },
  'global::upload-cleanup',
  'strapi::session',
  { name: 'strapi::favicon', config: { path: 'favicon.png' } },
  'global::admin-brand',
  'strapi::public',
];

/** Strapi's own list, and the object store. */
function pictureDirectives() {
  const sources = ["'self'", 'data:', 'blob:', ...pictureOrigins(process.env)];
  return { 'img-src': sources, 'media-src': sources };
}
