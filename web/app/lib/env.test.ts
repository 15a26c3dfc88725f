import { expect, it } from 'vitest';
import { parseEnv } from './env.server.ts';

const REQUIRED_ENV = { CMS_TOKEN: '0123456789abcdef' };

it('adds the object store of the uploads to the image hosts', () => {
  const imageHosts = (more: Record<string, string>) => parseEnv({ ...REQUIRED_ENV, ...more }).IMAGE_HOSTS;
  expect(imageHosts({})).toEqual([]);
  expect(imageHosts({ S3_PUBLIC_URL: 'https://files.example.org/site' })).toEqual(['files.example.org']);
  expect(imageHosts({ IMAGE_HOSTS: 'a.example, b.example', S3_PUBLIC_URL: 'https://files.example.org' })).toEqual([
    ...['a.example', 'b.example', 'files.example.org'],
  ]);
});

it('has the default retention periods of the CMS, and an upper limit', () => {
  const { LEADS_RETENTION_DAYS, APPLICATIONS_RETENTION_DAYS } = parseEnv(REQUIRED_ENV);
  expect([LEADS_RETENTION_DAYS, APPLICATIONS_RETENTION_DAYS]).toEqual([730, 183]);
  for (const name of ['LEADS_RETENTION_DAYS', 'APPLICATIONS_RETENTION_DAYS']) {
    expect(() => parseEnv({ ...REQUIRED_ENV, [name]: '0' })).toThrow(name);
  }
});
