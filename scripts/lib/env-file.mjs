import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { inRoot } from './paths.mjs';
import { CliError, log } from './log.mjs';

const SECRETS =
  /^(APP_KEYS|API_TOKEN_SALT|ADMIN_JWT_SECRET|TRANSFER_TOKEN_SALT|ENCRYPTION_KEY|JWT_SECRET|CMS_TOKEN|CMS_WEBHOOK_SECRET|PREVIEW_SECRET|METRICS_TOKEN)$/;

const secret = () => randomBytes(32).toString('base64url');

/** A value for a variable that .env.example leaves empty and that a start needs, or null. */
function fresh(name) {
  if (name === 'APP_KEYS') return `${secret()},${secret()}`;
  if (SECRETS.test(name)) return secret();
  return name === 'ADMIN_PASSWORD' ? `Local-${randomBytes(9).toString('base64url')}1a` : null;
}

/** Fills the secrets into the text of .env.example. */
export function fillEnv(example) {
  return example.replace(/^([A-Z_]+)=$/gm, (line, name) => {
    const value = fresh(name);
    return value === null ? line : `${name}=${value}`;
  });
}

/** The settings' file: `.env` at the top, or what ENV_FILE names. */
const envFile = () => process.env.ENV_FILE || inRoot('.env');

/** Makes .env from .env.example with fresh secrets where there is none, and returns whether it did. */
export function ensureEnvFile() {
  const file = envFile();
  if (fs.existsSync(file)) return false;
  const half = `${file}.${process.pid}`;
  try {
    fs.writeFileSync(half, fillEnv(fs.readFileSync(inRoot('.env.example'), 'utf8')), { mode: 0o600 });
    fs.renameSync(half, file);
  } catch (error) {
    fs.rmSync(half, { force: true });
    throw new CliError(
      `.env could not be written (${error.code}): give this user the right to write to the project's folder, or make room on the disk.`,
    );
  }
  log('Made .env with fresh secrets.');
  return true;
}

/** The settings as the parts will see them: .env, and over it the environment. */
export function readEnv() {
  const before = { ...process.env };
  if (fs.existsSync(envFile())) process.loadEnvFile(envFile());
  const merged = { ...process.env };
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  return merged;
}
