import { expect, it } from 'vitest';
import { imageOrigins, objectStore } from './upload-settings';

const STORE = { S3_BUCKET: 'pictures', S3_PUBLIC_URL: 'https://files.impact.example/site' };

it('stores uploads in the data folder without a bucket', () => {
  expect(objectStore({})).toBeUndefined();
  expect(imageOrigins({})).toEqual([]);
});

it('uses the instance credentials on Amazon, and access keys if given', () => {
  expect(objectStore({ ...STORE, S3_REGION: 'ap-south-1' })?.providerOptions.s3Options).toEqual({
    region: 'ap-south-1',
    params: { Bucket: 'pictures', ACL: undefined },
  });
  const keys = { S3_ENDPOINT: 'https://store.example', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(objectStore({ ...STORE, ...keys })?.providerOptions.s3Options).toMatchObject({
    endpoint: 'https://store.example',
    forcePathStyle: true,
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
  });
});

it('allows images from the store in the admin', () => {
  expect(imageOrigins(STORE)).toEqual(['https://files.impact.example']);
});
