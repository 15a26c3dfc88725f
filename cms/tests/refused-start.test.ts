import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkEnv } from '../preflight/env.mjs';
import { emptyCmsSettings } from './support/cms-settings.ts';
import { cmsSettings, failingStart, temporaryFolder } from './support/start-cms.ts';

const folder = temporaryFolder();

const PUBLIC = { SITE_URL: 'https://impact.example', TRUSTED_PROXIES: 'loopback' };
const SAME = 'only-for-tests-0123456789abcdef-jwt';

it.each([
  [{ APP_KEYS: '' }, /^APP_KEYS is .*openssl rand/],
  [{ CMS_TOKEN: '' }, /^CMS_TOKEN is .*openssl rand/],
  [{ ADMIN_JWT_SECRET: 'short' }, /^ADMIN_JWT_SECRET is .*openssl rand/],
  [{ JWT_SECRET: 'tobemodified-tobemodified' }, /^JWT_SECRET is .*openssl rand/],
  [{ PREVIEW_SECRET: 'aaaaaaaaaaaaaaaaaaaaaaa' }, /^PREVIEW_SECRET is .*openssl rand/],
  [{ JWT_SECRET: SAME, ADMIN_JWT_SECRET: SAME }, /ADMIN_JWT_SECRET and JWT_SECRET have the same value; give each its/],
  [{ ...PUBLIC, ADMIN_PASSWORD: 'Short-pw-1' }, /ADMIN_PASSWORD is too weak for a public address/],
  [{ ...PUBLIC, ADMIN_PASSWORD: 'Password12345' }, /ADMIN_PASSWORD is too weak for a public address/],
  [{ ...PUBLIC, ADMIN_PASSWORD: 'My-admin-passphrase' }, /ADMIN_PASSWORD is too weak for a public address/],
  [{ TRUSTED_PROXIES: 'my-proxy' }, /TRUSTED_PROXIES is my-proxy; it must be/],
  [{ CMS_PUBLIC_URL: 'https://cms.impact.example' }, /name its address in TRUSTED_PROXIES/],
  [{ DATABASE_CLIENT: 'mysql' }, /DATABASE_CLIENT must be/],
])('the settings %j are refused with a sentence', async (settings, sentence) => {
  expect(checkEnv({ ...(await emptyCmsSettings()), ...settings })).toMatch(sentence);
});

/** Expects that the start ends with exit code 1 and logs only one line, which matches. */
async function expectError(env: Record<string, string>, sentence: RegExp): Promise<void> {
  const { code, log } = await failingStart(env);
  expect(code).toBe(1);
  expect(log).toEqual([expect.stringMatching(sentence)]);
}

describe('a start that cannot succeed logs one sentence', () => {
  const file = path.join(folder, 'a-file');
  fs.writeFileSync(file, '');
  const postgres = { DATABASE_CLIENT: 'postgres', DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/cms' };

  it.each([
    ['refused settings', { SEED: 'off' }, /^The CMS cannot start: SEED is off; it must be true or false/],
    [
      'no administrator and no ADMIN_PASSWORD',
      { DATA_DIR: path.join(folder, 'empty'), ADMIN_PASSWORD: '' },
      /no administrator yet; set ADMIN_EMAIL and ADMIN_PASSWORD/,
    ],
    ['a file as data folder', { DATA_DIR: file }, /is not a folder; choose another with DATA_DIR/],
    [
      'an unreachable PostgreSQL',
      postgres,
      /^((?!secret).)*PostgreSQL at 127.0.0.1:9\/cms does not let us in((?!secret).)*$/,
    ],
  ])('for %s', async (_, env, sentence) => expectError(env, sentence));

  it.each<[string, (file: number, size: number) => void]>([
    ['noise in its middle', (file, size) => fs.writeSync(file, randomBytes(60_000), 0, 60_000, size >> 1)],
    ['noise at its start', (file) => fs.writeSync(file, randomBytes(4096), 0, 4096, 0)],
    ['its end cut off', (file, size) => fs.ftruncateSync(file, size >> 1)],
  ])('for a file of SQLite that has %s', async (_, damage) => {
    const env = await cmsSettings();
    const file = fs.openSync(path.join(String(env.DATA_DIR), 'cms.sqlite'), 'r+');
    damage(file, fs.fstatSync(file).size);
    fs.closeSync(file);
    await expectError(
      env,
      /the database \S+cms\.sqlite is damaged \(.+\); restore a backup with "npm run restore -- backups\/<date> --yes"/,
    );
  });

  it('for a port in use', async () => {
    const other = net.createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as net.AddressInfo;
    await expectError({ CMS_PORT: String(port) }, new RegExp(`port ${port} is taken by another program`));
    other.close();
  });

  // Root can write to any folder. Only root can mount a small disk, if the machine allows it.
  const isRoot = process.getuid?.() === 0;
  it.runIf(isRoot)('for a full disk, and leaves no partial files', async ({ skip }) => {
    const disk = path.join(folder, 'small-disk');
    fs.mkdirSync(disk);
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]);
    if (status !== 0) skip('this machine lets nobody mount a small disk');
    try {
      await expectError({ DATA_DIR: path.join(disk, 'data') }, /is on a full disk; make room/);
      expect(fs.readdirSync(disk)).toEqual([]);
    } finally {
      spawnSync('umount', [disk]);
    }
  });

  it.skipIf(isRoot)('for a data folder that is not writable', async () => {
    const closed = path.join(folder, 'closed');
    fs.mkdirSync(closed, { mode: 0o500 });
    await expectError({ DATA_DIR: path.join(closed, 'data') }, /may not be written to/);
  });
});
