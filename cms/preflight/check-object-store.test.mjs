import { expect, it } from 'vitest';
import { checkObjectStore } from './check-object-store.mjs';

const STORE = { S3_BUCKET: 'pictures', S3_PUBLIC_URL: 'https://files.example.org', S3_REGION: 'ap-south-1' };
const KEYS = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

it.each([{}, STORE, { ...STORE, ...KEYS }, { ...STORE, S3_REGION: '', S3_ENDPOINT: 'http://store.example:9000' }])(
  'takes %j',
  (env) => expect(checkObjectStore(env)).toBeNull(),
);

it.each([
  [{ S3_PUBLIC_URL: STORE.S3_PUBLIC_URL }, /^S3_PUBLIC_URL is set, so S3_BUCKET/],
  [{ ...STORE, S3_PUBLIC_URL: '' }, /S3_PUBLIC_URL must say/],
  [{ ...STORE, S3_PUBLIC_URL: 'files.example.org' }, /^S3_PUBLIC_URL must look like/],
  [{ ...STORE, S3_ENDPOINT: 'store.example' }, /^S3_ENDPOINT must look like/],
  [{ ...STORE, S3_REGION: '' }, /S3_REGION \(Amazon\) or S3_ENDPOINT/],
  [{ ...STORE, S3_ACCESS_KEY_ID: 'id' }, /go together/],
])('names what is wrong in %j', (env, sentence) => expect(checkObjectStore(env)).toMatch(sentence));
