type Env = Readonly<Record<string, string | undefined>>;

/** Stores other than Amazon's rarely have a host name for each bucket, or take its newer checksums. */
const OTHER_STORES = { forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' };

/**
 * Where uploads go besides the data folder: an S3-compatible store, through Strapi's own provider, when `S3_BUCKET`
 * names one (preflight/env.mjs has validated the settings). Undefined: they stay in the data folder.
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
        // Buckets take no access lists any more; who may read is the bucket's own policy.
        params: { Bucket: S3_BUCKET, ACL: undefined },
      },
    },
  };
}

/** The origins from which the admin may show images and videos. */
export function imageOrigins({ S3_PUBLIC_URL }: Env): string[] {
  return S3_PUBLIC_URL ? [new URL(S3_PUBLIC_URL).origin] : [];
}
