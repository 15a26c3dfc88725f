import { imageOrigins } from '../src/uploads/upload-settings';

const MEGABYTE = 1024 * 1024;

/**
 * Middlewares in order. Differences from Strapi's default list:
 * - The request log omits query strings, because an editor's search may contain a name.
 * - A 4xx response logs no stack.
 * - The health check writes to the database.
 * - Request bodies are small, arrive within 30 seconds except uploads, and upload temp files are deleted.
 * - Images and videos may load from the configured object store.
 * - CORS allows no other origin. Strapi's default reflects any origin and allows credentials.
 * - Uploaded files cannot run scripts.
 * - Logins are rate-limited and audited.
 * - No cache stores responses of the admin API.
 */
export default () => [
  'global::client-ip',
  'global::request-log',
  'global::slow-bodies',
  'global::health',
  'global::audit-log',
  'global::private-responses',
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

/** Returns Strapi's default sources plus the origins of the object store. */
function imageDirectives() {
  const sources = ["'self'", 'data:', 'blob:', ...imageOrigins(process.env)];
  return { 'img-src': sources, 'media-src': sources };
}
