import { publicSetting } from './check-local-secrets.mjs';

const MIN_PASSWORD_LENGTH = 12;
const GUESSABLE = /^(password|admin|welcome|changeme|letmein|qwerty|12345)/i;

/** Says that the first administrator would have a guessable password on a public address, or null. */
export function checkAdminPassword(env) {
  const open = publicSetting(env);
  const { ADMIN_PASSWORD: password = '', ADMIN_EMAIL: email = '' } = env;
  if (!open || password === '') return null;
  const [name = ''] = email.toLowerCase().split('@');
  const holdsName = name.length > 2 && password.toLowerCase().includes(name);
  if (password.length >= MIN_PASSWORD_LENGTH && !GUESSABLE.test(password) && !holdsName) return null;
  return `${open} is ${env[open]}, but ADMIN_PASSWORD is too weak for a public address (under ${MIN_PASSWORD_LENGTH} characters, a common word, or the name of the account); set another in .env, for example the output of: openssl rand -base64 18`;
}
