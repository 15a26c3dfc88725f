/** docker-compose.yml has secrets for a machine of one's own; they begin like this and are known to everybody. */
const LOCAL_SECRET = /local-only-/i;
const NAMES = [
  ...['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY', 'JWT_SECRET'],
  ...['CMS_TOKEN', 'CMS_WEBHOOK_SECRET', 'PREVIEW_SECRET', 'ADMIN_PASSWORD', 'DATABASE_URL'],
];
const HERE = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Says which secrets that are meant for one machine would stand on a public address, or null. */
export function checkLocalSecrets(env) {
  const open = publicSetting(env);
  const known = NAMES.filter((name) => LOCAL_SECRET.test(env[name] ?? ''));
  if (!open || known.length === 0) return null;
  const names = known.map((name) => (name === 'DATABASE_URL' ? 'POSTGRES_PASSWORD' : name)).join(', ');
  return `${open} is ${env[open]}, but ${names} still hold the values of docker-compose.yml, which everybody can read; give each its own in .env, for example the output of: openssl rand -hex 32`;
}

/** The setting that makes this start a public one, or undefined. */
export function publicSetting(env) {
  if (env.NODE_ENV !== 'production') return undefined;
  return ['SITE_URL', 'CMS_PUBLIC_URL'].find((name) => isPublic(env[name]));
}

function isPublic(address) {
  return Boolean(address) && URL.canParse(address) && !HERE.test(new URL(address).hostname);
}
