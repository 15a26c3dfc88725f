const NAMES = ['S3_PUBLIC_URL', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** Says which setting of the object store for uploads cannot be used, or null. */
export function checkObjectStore(env) {
  if (!env.S3_BUCKET) {
    const stray = NAMES.find((name) => env[name]);
    return stray ? `${stray} is set, so S3_BUCKET must name the bucket that takes the uploads.` : null;
  }
  if (!env.S3_PUBLIC_URL) return 'S3_BUCKET is set, so S3_PUBLIC_URL must say where visitors get what lies in it.';
  for (const name of ['S3_PUBLIC_URL', 'S3_ENDPOINT']) {
    if (env[name] && !/^https?:\/\/[^\s/]+/.test(env[name])) return `${name} must look like https://files.example.org.`;
  }
  if (!env.S3_REGION && !env.S3_ENDPOINT) {
    return 'S3_BUCKET is set, so S3_REGION (Amazon) or S3_ENDPOINT (any other store) must say where it is.';
  }
  if (Boolean(env.S3_ACCESS_KEY_ID) !== Boolean(env.S3_SECRET_ACCESS_KEY)) {
    return 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set both, or neither where the machine has rights of its own.';
  }
  return null;
}
