import { expect, it } from 'vitest';
import { parseEnv } from './env.server.ts';

const NEEDED = { CMS_TOKEN: '0123456789abcdef' };

it('adds the object store of the uploads to the image hosts', () => {
  const read = (more: Record<string, string>) => parseEnv({ ...NEEDED, ...more }).IMAGE_HOSTS;
  expect(read({})).toEqual([]);
  expect(read({ S3_PUBLIC_URL: 'https://files.example.org/site' })).toEqual(['files.example.org']);
  expect(read({ IMAGE_HOSTS: 'a.example, b.example', S3_PUBLIC_URL: 'https://files.example.org' })).toEqual([
    ...['a.example', 'b.example', 'files.example.org'],
  ]);
});

it('has the default retention periods of the CMS, and an upper limit', () => {
  const { LEADS_RETENTION_DAYS, APPLICATIONS_RETENTION_DAYS } = parseEnv(NEEDED);
  expect([LEADS_RETENTION_DAYS, APPLICATIONS_RETENTION_DAYS]).toEqual([730, 183]);
  for (const name of ['LEADS_RETENTION_DAYS', 'APPLICATIONS_RETENTION_DAYS']) {
    expect(() => parseEnv({ ...NEEDED, [name]: '0' })).toThrow(name);
  }
});
