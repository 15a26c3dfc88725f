/** docker-compose.yml has secrets for a machine of one's own; they begin like this and are known to everybody. */
const LOCAL_SECRET = /local-only-/i;
const NAMES = [
  ...['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY', 'JWT_SECRET'],
  ...['CMS_TOKEN', 'CMS_WEBHOOK_SECRET', 'PREVIEW_SECRET', 'ADMIN_PASSWORD', 'DATABASE_URL'],
];
const HERE = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

const MIN_PASSWORD_LENGTH = 12;
const GUESSABLE = /^(password|admin|welcome|changeme|letmein|qwerty|12345)/i;

/** Says that the first administrator would have a guessable password on a public address, or null. */
export function adminPasswordProblem(env) {
  const open = publicSetting(env);
  const { ADMIN_PASSWORD: password = '', ADMIN_EMAIL: email = '' } = env;
  if (!open || password === '') return null;
  const [name = ''] = email.toLowerCase().split('@');
  const holdsName = name.length > 2 && password.toLowerCase().includes(name);
  if (password.length >= MIN_PASSWORD_LENGTH && !GUESSABLE.test(password) && !holdsName) return null;
  return `${open} is ${env[open]}, but ADMIN_PASSWORD is too weak for a public address (under ${MIN_PASSWORD_LENGTH} characters, a common word, or the name of the account); set another in .env, for example the output of: openssl rand -base64 18`;
}

/** Says which secrets that are meant for one machine would stand on a public address, or null. */
export function localSecretsProblem(env) {
  const open = publicSetting(env);
  const known = NAMES.filter((name) => LOCAL_SECRET.test(env[name] ?? ''));
  if (!open || known.length === 0) return null;
  const names = known.map((name) => (name === 'DATABASE_URL' ? 'POSTGRES_PASSWORD' : name)).join(', ');
  return `${open} is ${env[open]}, but ${names} still hold the values of docker-compose.yml, which everybody can read; give each its own in .env, for example the output of: openssl rand -hex 32`;
}

/** The setting that makes this start a public one, or undefined. */
function publicSetting(env) {
  if (env.NODE_ENV !== 'production') return undefined;
  return ['SITE_URL', 'CMS_PUBLIC_URL'].find((name) => isPublic(env[name]));
}

function isPublic(address) {
  return Boolean(address) && URL.canParse(address) && !HERE.test(new URL(address).hostname);
}
