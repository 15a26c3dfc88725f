import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { inRoot } from './paths.mjs';
import { CliError, log } from './log.mjs';

const secret = () => randomBytes(32).toString('base64url');
const NEW_VALUES = {
  APP_KEYS: () => `${secret()},${secret()}`,
  ADMIN_PASSWORD: () => `Local-${randomBytes(9).toString('base64url')}1a`,
};

/** Returns the text of .env.example with a new value for each secret, which it leaves empty. */
export const fillEnv = (example) =>
  example.replace(/^([A-Z_]+)=$/gm, (line, name) => line + (NEW_VALUES[name] ?? secret)());

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
