import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkEnv } from './env.mjs';

const SECRET_NAMES = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
];
const SECRETS = Object.fromEntries(
  [...SECRET_NAMES, 'CMS_TOKEN'].map((name, index) => [name, `u7Vq0n4xkP1rT9bz-${index}`]),
);
const check = (env) => checkEnv({ ...SECRETS, DATABASE_CLIENT: 'sqlite', ...env });
const PUBLIC_URL = 'https://impact.example';
const PROXY = { TRUSTED_PROXIES: 'loopback' };

it('accepts the secrets alone', () => expect(check({})).toBeNull());

it('names every setting that is wrong', () => {
  const problems = check({ SEED: 'off', CMS_TOKEN: '', LEADS_RETENTION_DAYS: '0' });
  for (const name of ['SEED', 'CMS_TOKEN', 'LEADS_RETENTION_DAYS']) expect(problems).toContain(`${name} `);
  expect(problems.split('\n')).toHaveLength(3);
});

it('refuses an ADMIN_PASSWORD of which bcrypt would ignore the end', () => {
  for (const fits of ['a'.repeat(72), 'é'.repeat(36)]) expect(check({ ADMIN_PASSWORD: fits })).toBeNull();
  for (const long of ['a'.repeat(73), 'é'.repeat(37)]) {
    expect(check({ ADMIN_PASSWORD: long })).toMatch(/^ADMIN_PASSWORD is too long \(over 72 bytes/);
  }
});

it('counts spaces in a row as one character of ADMIN_PASSWORD', () => {
  const env = { ...PROXY, NODE_ENV: 'production', CMS_PUBLIC_URL: PUBLIC_URL };
  expect(check({ ...env, ADMIN_PASSWORD: 'Zq7-      k2Lm' })).toContain('ADMIN_PASSWORD is too weak');
  expect(check({ ...env, ADMIN_PASSWORD: 'Zq7- k2Lm 9x' })).toBeNull();
});

describe('mail and leads', () => {
  const MAIL = { SMTP_URL: 'smtp://mail.example.org:587', LEADS_NOTIFY_TO: 'a@example.org, b@example.org' };

  it.each([
    MAIL,
    { ...MAIL, LEADS_NOTIFY_FROM: 'site@example.org', FORM_RATE_LIMIT_PER_MINUTE: '0' },
    { LEADS_RETENTION_DAYS: '365', APPLICATIONS_RETENTION_DAYS: '1' },
  ])('accepts %j', (env) => expect(check(env)).toBeNull());

  it.each([
    [{ ...MAIL, SMTP_URL: 'mail.example.org' }, /^SMTP_URL must look like/],
    [{ SMTP_URL: MAIL.SMTP_URL }, /LEADS_NOTIFY_TO must name/],
    [{ LEADS_NOTIFY_TO: 'a@example.org' }, /SMTP_URL must name/],
    [{ ...MAIL, LEADS_NOTIFY_TO: 'a@example.org, nobody' }, /^LEADS_NOTIFY_TO must hold .*"nobody" is none/],
    [{ ...MAIL, LEADS_NOTIFY_FROM: 'nobody' }, /^LEADS_NOTIFY_FROM must hold/],
    [{ LEADS_RETENTION_DAYS: 'ten' }, /^LEADS_RETENTION_DAYS must be a number of days/],
    [{ APPLICATIONS_RETENTION_DAYS: '0' }, /^APPLICATIONS_RETENTION_DAYS must be/],
    [{ APPLICATIONS_RETENTION_DAYS: '1.5' }, /^APPLICATIONS_RETENTION_DAYS must be/],
    [{ FORM_RATE_LIMIT_PER_MINUTE: '-1' }, /^FORM_RATE_LIMIT_PER_MINUTE must be/],
  ])('says what is wrong in %j', (env, message) => expect(check(env)).toMatch(message));
});

describe('the object store', () => {
  const STORE = { S3_BUCKET: 'images', S3_PUBLIC_URL: 'https://files.example.org', S3_REGION: 'ap-south-1' };
  const KEYS = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

  it.each([STORE, { ...STORE, ...KEYS }, { ...STORE, S3_REGION: '', S3_ENDPOINT: 'http://store.example:9000' }])(
    'accepts %j',
    (env) => expect(check(env)).toBeNull(),
  );

  it.each([
    [{ S3_PUBLIC_URL: STORE.S3_PUBLIC_URL }, /^S3_PUBLIC_URL is set, so S3_BUCKET/],
    [{ ...STORE, S3_PUBLIC_URL: '' }, /S3_PUBLIC_URL must say/],
    [{ ...STORE, S3_PUBLIC_URL: 'files.example.org' }, /^S3_PUBLIC_URL must look like/],
    [{ ...STORE, S3_ENDPOINT: 'store.example' }, /^S3_ENDPOINT must look like/],
    [{ ...STORE, S3_REGION: '' }, /S3_REGION \(Amazon\) or S3_ENDPOINT/],
    [{ ...STORE, S3_ACCESS_KEY_ID: 'id' }, /go together/],
  ])('says what is wrong in %j', (env, message) => expect(check(env)).toMatch(message));
});

describe('the secrets of docker-compose.yml', () => {
  const LOCAL = { NODE_ENV: 'production', CMS_TOKEN: 'local-only-cms-token-0001' };

  it.each(['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000', 'http://site.localhost'])(
    'are accepted at %s',
    (SITE_URL) => expect(check({ ...LOCAL, SITE_URL, CMS_PUBLIC_URL: SITE_URL })).toBeNull(),
  );

  it.each(['SITE_URL', 'CMS_PUBLIC_URL'])('are refused by name when %s is public', (name) => {
    const problem = check({ ...LOCAL, ...PROXY, ADMIN_PASSWORD: 'Local-only-password-1', [name]: PUBLIC_URL });
    expect(problem).toContain(`${name} is ${PUBLIC_URL}`);
    expect(problem).toContain('CMS_TOKEN, ADMIN_PASSWORD');
  });

  it('are accepted in development, and other secrets at a public URL', () => {
    expect(check({ NODE_ENV: 'production', SITE_URL: PUBLIC_URL })).toBeNull();
    expect(check({ ...LOCAL, SITE_URL: PUBLIC_URL, NODE_ENV: 'development' })).toBeNull();
  });

  it('are all recognised', () => {
    const compose = fs.readFileSync(path.resolve(import.meta.dirname, '../../docker-compose.yml'), 'utf8');
    const defaults = [...compose.matchAll(/\$\{(\w*(?:SECRET|TOKEN|SALT|KEYS?|PASSWORD)):-([^}]+)\}/g)];
    expect(new Set(defaults.map(([, name]) => name)).size).toBeGreaterThanOrEqual(11);
    for (const [, name, value] of defaults) {
      const setting = name === 'POSTGRES_PASSWORD' ? 'DATABASE_URL' : String(name);
      const problem = check({ NODE_ENV: 'production', SITE_URL: PUBLIC_URL, [setting]: value });
      expect(problem, name).toContain(name);
    }
  });
});

it('the process that strapi develop forks shares the lock of its parent', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'));
  const script = `import cluster from 'node:cluster';
    import { checkInstanceLock } from '${path.join(import.meta.dirname, 'checks.mjs')}';
    if (await checkInstanceLock({ DATABASE_CLIENT: 'sqlite', DATA_DIR: '${folder}' })) process.exit(1);
    if (cluster.isWorker) process.exit(0);
    cluster.fork().on('exit', (code) => process.exit(code));`;
  fs.writeFileSync(path.join(folder, 'develop.mjs'), script);
  expect(spawnSync(process.execPath, [path.join(folder, 'develop.mjs')]).status).toBe(0);
  fs.rmSync(folder, { recursive: true });
});
