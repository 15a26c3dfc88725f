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
