const REQUIRED = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
  'CMS_TOKEN',
];
const OPTIONAL = ['CMS_WEBHOOK_SECRET', 'PREVIEW_SECRET'];
const SHORTEST = 16;
const SAMPLE = /change.?me|tobemodified|to-be-modified|^secret|^password|example|^(.)\1+$/i;
const ADVICE = 'set it in .env, for example to the output of: openssl rand -base64 32';

/**
 * Says which secret is missing, weak or used twice, or null. A weak one is as bad as none: it is on every guessing list.
 * With one value for two secrets, whoever learns one has both.
 */
export function checkSecrets(env) {
  for (const name of REQUIRED) {
    if (!env[name]) return `${name} is not set; ${ADVICE}`;
  }
  for (const name of [...REQUIRED, ...OPTIONAL]) {
    const weak = (env[name] ?? '').split(',').find((value) => value !== '' && isWeak(value.trim()));
    if (weak !== undefined) return `${name} is too weak (under ${SHORTEST} characters, or a sample value); ${ADVICE}`;
  }
  const reused = reusedSecrets(env);
  if (reused)
    return `${reused.join(' and ')} have the same value; give each its own, ${ADVICE.replace('set it in', 'in')}`;
  return null;
}

/** The names of two secrets with the same value, or undefined. */
function reusedSecrets(env) {
  const named = [...REQUIRED, ...OPTIONAL, 'ADMIN_PASSWORD'].flatMap((name) =>
    (env[name] ?? '')
      .split(',')
      .filter(Boolean)
      .map((value) => [name, value.trim()]),
  );
  for (const [name, value] of named) {
    const [other] = named.find(([another, same]) => another !== name && same === value) ?? [];
    if (other) return [name, other];
  }
  return undefined;
}

function isWeak(value) {
  return value.length < SHORTEST || SAMPLE.test(value);
}
