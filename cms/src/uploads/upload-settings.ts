import type { Core } from '@strapi/strapi';
import { addPolicy, adminRoutes, routeIndex } from '../security/routes';

/** Allowed MIME types, detected from the content. SVG is excluded because it can contain scripts. */
export const ALLOWED_UPLOAD_TYPES = new Set([
  ...['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
  ...['video/mp4', 'video/webm'],
  ...['audio/mpeg', 'audio/x-m4a', 'audio/mp4', 'audio/ogg', 'audio/ogg; codecs=opus', 'audio/wav'],
  'application/pdf',
]);

type Env = Readonly<Record<string, string | undefined>>;

/** Stores other than Amazon S3 often support neither a host name per bucket nor the newer checksums. */
const OTHER_STORES = { forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' };

/**
 * Returns the upload provider settings of an S3-compatible store, or undefined without `S3_BUCKET`. Uploads then go to
 * the data folder. preflight/env.mjs has validated the settings.
 */
export function objectStore(env: Env) {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PUBLIC_URL } = env;
  if (!S3_BUCKET) return undefined;
  const credentials = S3_ACCESS_KEY_ID && {
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  };
  return {
    provider: 'aws-s3',
    providerOptions: {
      baseUrl: S3_PUBLIC_URL,
      s3Options: {
        ...credentials,
        region: S3_REGION || 'us-east-1',
        ...(S3_ENDPOINT && { ...OTHER_STORES, endpoint: S3_ENDPOINT }),
        // New buckets do not accept access control lists. The bucket policy controls reads.
        params: { Bucket: S3_BUCKET, ACL: undefined },
      },
    },
  };
}

/** Returns the origins from which the admin may show images and videos. */
export function imageOrigins({ S3_PUBLIC_URL }: Env): string[] {
  return S3_PUBLIC_URL ? [new URL(S3_PUBLIC_URL).origin] : [];
}

const UPLOAD_ROUTES = ['POST /', 'POST /files', 'POST /files/:id/replace'];
const DELETE_ROUTES = ['DELETE /files/:id', 'POST /actions/bulk-delete'];
/** Fetches a URL on the server, so an author could read internal services (SSRF). Not needed. */
const UPLOAD_FROM_URLS_ROUTE = 'POST /actions/upload-from-urls';

/**
 * Changes the routes of the media library. Uploads are validated by content, used files cannot be deleted, and uploads
 * from a URL are removed. Call in `register`.
 */
export function changeUploadRoutes(strapi: Core.Strapi): void {
  const routes = adminRoutes(strapi.plugin('upload'));
  addPolicy(routes, UPLOAD_ROUTES, 'global::upload-content');
  addPolicy(routes, DELETE_ROUTES, 'global::media-not-in-use');
  routes.splice(routeIndex(routes, UPLOAD_FROM_URLS_ROUTE), 1);
}
