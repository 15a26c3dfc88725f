import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { inRoot } from './paths.mjs';
import { CliError, log } from './log.mjs';

const SECRET_NAME =
  /^(APP_KEYS|API_TOKEN_SALT|ADMIN_JWT_SECRET|TRANSFER_TOKEN_SALT|ENCRYPTION_KEY|JWT_SECRET|CMS_TOKEN|CMS_WEBHOOK_SECRET|PREVIEW_SECRET|METRICS_TOKEN)$/;

const secret = () => randomBytes(32).toString('base64url');

/** Returns a value for a variable that .env.example leaves empty and that a start needs, or null. */
function newValue(name) {
  if (name === 'APP_KEYS') return `${secret()},${secret()}`;
  if (SECRET_NAME.test(name)) return secret();
  return name === 'ADMIN_PASSWORD' ? `Local-${randomBytes(9).toString('base64url')}1a` : null;
}

/** Returns the text of .env.example with the secrets filled in. */
export function fillEnv(example) {
  return example.replace(/^([A-Z_]+)=$/gm, (line, name) => {
    const value = newValue(name);
    return value === null ? line : `${name}=${value}`;
  });
}

/** The settings file: `.env` in the root folder, or ENV_FILE. */
const envFile = () => process.env.ENV_FILE || inRoot('.env');

/** Creates .env from .env.example with new secrets if it does not exist. Returns whether it did. */
export function ensureEnvFile() {
  const file = envFile();
  if (fs.existsSync(file)) return false;
  const partialFile = `${file}.${process.pid}`;
  try {
    fs.writeFileSync(partialFile, fillEnv(fs.readFileSync(inRoot('.env.example'), 'utf8')), { mode: 0o600 });
    fs.renameSync(partialFile, file);
  } catch (error) {
    fs.rmSync(partialFile, { force: true });
    throw new CliError(
      `.env could not be written (${error.code}): give this user the right to write to the project's folder, or make room on the disk.`,
    );
  }
  log('Made .env with fresh secrets.');
  return true;
}

/** Returns the settings of the parts: .env, overridden by the environment. */
export function readEnv() {
  const before = { ...process.env };
  if (fs.existsSync(envFile())) process.loadEnvFile(envFile());
  const merged = { ...process.env };
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  return merged;
}
