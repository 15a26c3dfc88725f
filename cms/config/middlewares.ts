import { imageOrigins } from '../src/uploads/object-store';

const MEGABYTE = 1024 * 1024;

/**
 * Departures from Strapi's list: the log holds no query (an editor's search may name a person), and no stack for a
 * request that was refused; the health check asks the database; bodies are small and leave no file behind; images
 * and videos also come from an object store that the settings name; no other
 * origin may call from a browser (Strapi's default reflects any origin, credentials allowed); uploads run nothing; logins
 * are limited; who did what is logged.
 */
export default () => [
  'global::client-ip',
  'global::request-log',
  'global::health',
  'global::audit-log',
  'strapi::errors',
  'global::refusals',
  'global::upload-headers',
  { name: 'strapi::security', config: { contentSecurityPolicy: { directives: imageDirectives() } } },
  { name: 'strapi::cors', config: { origin: [], credentials: false } },
  'strapi::query',
  'global::private-sorts',
  {
    name: 'strapi::body',
    config: {
      jsonLimit: '1mb',
      formLimit: '256kb',
      textLimit: '64kb',
      formidable: {
        maxFileSize: 20 * MEGABYTE,
        maxTotalFileSize: 60 * MEGABYTE,
        maxFiles: 20,
        maxFieldsSize: 256 * 1024,
      },
    },
  },
  'global::upload-cleanup',
  'global::login-limits',
  'global::password-reset',
  'global::password-policy',
  'strapi::session',
  { name: 'strapi::favicon', config: { path: 'favicon.png' } },
  'global::admin-brand',
  'strapi::public',
];

/** Strapi's own list, and the object store. */
function imageDirectives() {
  const sources = ["'self'", 'data:', 'blob:', ...imageOrigins(process.env)];
  return { 'img-src': sources, 'media-src': sources };
}
