import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkEnv } from '../preflight/env.mjs';
import { cmsSettings, emptyCmsSettings, failingStart } from './support/start-cms.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cms-refused-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function mounted(disk: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

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

/** Expects exit code 1 and one log line. Returns the line. */
async function startError(env: Record<string, string>) {
  const { code, log } = await failingStart(env);
  expect(code).toBe(1);
  expect(log).toHaveLength(1);
  return log[0];
}

describe('a start that cannot succeed logs one sentence', () => {
  it('the settings are refused', async () => {
    expect(await startError({ SEED: 'off' })).toMatch(/^The CMS cannot start: SEED is off; it must be true or false/);
  });

  it.each([
    [
      'noise in its middle',
      (file: number, size: number) => fs.writeSync(file, randomBytes(60_000), 0, 60_000, size >> 1),
    ],
    ['noise at its start', (file: number) => fs.writeSync(file, randomBytes(4096), 0, 4096, 0)],
    ['its end cut off', (file: number, size: number) => fs.ftruncateSync(file, size >> 1)],
  ])('the SQLite file has %s', async (_, damage) => {
    const env = await cmsSettings();
    const file = fs.openSync(path.join(String(env.DATA_DIR), 'cms.sqlite'), 'r+');
    damage(file, fs.fstatSync(file).size);
    fs.closeSync(file);
    expect(await startError(env)).toMatch(
      /the database \S+cms\.sqlite is damaged \(.+\); restore a backup with "npm run restore -- backups\/<date> --yes"/,
    );
  });

  it('there is no administrator and no ADMIN_PASSWORD', async () => {
    const env = { DATA_DIR: path.join(folder, 'empty'), ADMIN_PASSWORD: '' };
    expect(await startError(env)).toMatch(/no administrator yet; set ADMIN_EMAIL and ADMIN_PASSWORD/);
  });

  it('the port is in use', async () => {
    const other = net.createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as net.AddressInfo;
    expect(await startError({ CMS_PORT: String(port) })).toMatch(`port ${port} is taken by another program`);
    other.close();
  });

  it('the data folder is a file', async () => {
    const file = path.join(folder, 'a-file');
    fs.writeFileSync(file, '');
    expect(await startError({ DATA_DIR: file })).toMatch(/is not a folder; choose another with DATA_DIR/);
  });

  // Root can write to any folder. Only root can mount a small disk, if the machine allows it.
  if (process.getuid?.() === 0)
    it('the disk is full, and no partial files are left', async ({ skip }) => {
      const disk = path.join(folder, 'small-disk');
      fs.mkdirSync(disk);
      if (!mounted(disk)) skip('this machine lets nobody mount a small disk');
      try {
        expect(await startError({ DATA_DIR: path.join(disk, 'data') })).toMatch(/is on a full disk; make room/);
        expect(fs.readdirSync(disk)).toEqual([]);
      } finally {
        execFileSync('umount', [disk]);
      }
    });
  else
    it('the data folder is not writable', async () => {
      const closed = path.join(folder, 'closed');
      fs.mkdirSync(closed, { mode: 0o500 });
      expect(await startError({ DATA_DIR: path.join(closed, 'data') })).toMatch(/may not be written to/);
    });

  it('PostgreSQL is unreachable', async () => {
    const env = { DATABASE_CLIENT: 'postgres', DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/cms' };
    const line = await startError(env);
    expect(line).toMatch(/PostgreSQL at 127.0.0.1:9\/cms does not let us in/);
    expect(line).not.toMatch(/secret/);
  });
});
