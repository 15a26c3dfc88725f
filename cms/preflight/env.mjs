import proxyAddr from 'proxy-addr';
import { z } from 'zod';

const REQUIRED_SECRETS = [
  ...['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY', 'JWT_SECRET'],
  'CMS_TOKEN',
];
const OPTIONAL_SECRETS = ['CMS_WEBHOOK_SECRET', 'PREVIEW_SECRET'];
const SECRETS = [...REQUIRED_SECRETS, ...OPTIONAL_SECRETS];
const S3_SETTINGS = ['S3_PUBLIC_URL', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

const MIN_SECRET_LENGTH = 16;
const SAMPLE_SECRET = /change.?me|tobemodified|to-be-modified|^secret|^password|example|^(.)\1+$/i;
const MIN_PASSWORD_LENGTH = 12;
/** bcrypt ignores what is longer, so any password with this beginning would be right. */
const MAX_PASSWORD_BYTES = 72;
const COMMON_PASSWORD = /^(password|admin|welcome|changeme|letmein|qwerty|12345)/i;
/** The default values of docker-compose.yml, which are public. */
const LOCAL_SECRET = /local-only-/i;
const LOCAL_HOST = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;
const NEW_SECRET = 'for example to the output of: openssl rand -base64 32';

/** Splits a comma-separated setting and drops empty parts. */
const list = (value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** An optional setting. `isValid` checks a value that is not empty. `message` follows the name of the setting. */
const setting = (isValid = () => true, message = '') =>
  z
    .string()
    .default('')
    .refine((value) => value === '' || isValid(value), {
      error: ({ input }) => (typeof message === 'function' ? message(input) : message),
    });

const isWeak = (value) => value.length < MIN_SECRET_LENGTH || SAMPLE_SECRET.test(value);
const secret = () =>
  setting(
    (value) => !list(value).some(isWeak),
    `is too weak (under ${MIN_SECRET_LENGTH} characters, or a sample value); set it in .env, ${NEW_SECRET}`,
  );
const url = () => setting((value) => /^https?:\/\/[^\s/]+/.test(value), 'must look like https://files.example.org.');
const days = () => setting((value) => /^[1-9]\d{0,4}$/.test(value), 'must be a number of days, at least 1.');
const isMailbox = (value) => /^[^\s@<>]+@[^\s@<>]+$/.test(value);
const mailboxes = () =>
  setting(
    (value) => list(value).every(isMailbox),
    (value) => `must hold email addresses; "${list(value).find((part) => !isMailbox(part))}" is none.`,
  );

function areProxies(value) {
  try {
    return Boolean(proxyAddr.compile(list(value)));
  } catch {
    return false;
  }
}

const schema = z
  .object({
    ...Object.fromEntries(OPTIONAL_SECRETS.map((name) => [name, secret()])),
    ...Object.fromEntries(
      REQUIRED_SECRETS.map((name) => [
        name,
        secret().refine((value) => value !== '', `is not set; set it in .env, ${NEW_SECRET}`),
      ]),
    ),
    ...Object.fromEntries(S3_SETTINGS.map((name) => [name, setting()])),
    NODE_ENV: setting(),
    SEED: setting(
      (value) => ['true', 'false'].includes(value),
      (value) => `is ${value}; it must be true or false.`,
    ),
    SITE_URL: setting(),
    CMS_PUBLIC_URL: setting(),
    TRUSTED_PROXIES: setting(
      areProxies,
      (value) => `is ${value}; it must be addresses or networks such as "loopback, 10.0.0.0/8".`,
    ),
    ADMIN_EMAIL: setting(),
    ADMIN_PASSWORD: setting(
      (value) => Buffer.byteLength(value) <= MAX_PASSWORD_BYTES,
      `is too long (over ${MAX_PASSWORD_BYTES} bytes, of which many letters need two or more); set a shorter one in .env.`,
    ),
    DATABASE_CLIENT: setting((value) => ['sqlite', 'postgres'].includes(value), 'must be "sqlite" or "postgres".'),
    DATABASE_URL: setting(),
    SMTP_URL: setting(
      (value) => /^smtps?:\/\/[^\s/]+/.test(value),
      'must look like smtp://user:password@mail.example.org:587.',
    ),
    LEADS_NOTIFY_TO: mailboxes(),
    LEADS_NOTIFY_FROM: mailboxes(),
    LEADS_RETENTION_DAYS: days(),
    APPLICATIONS_RETENTION_DAYS: days(),
    FORM_RATE_LIMIT_PER_MINUTE: setting((value) => /^\d{1,6}$/.test(value), 'must be a number; 0 sets no limit.'),
    S3_BUCKET: setting(),
    S3_PUBLIC_URL: url(),
    S3_ENDPOINT: url(),
  })
  .superRefine((env, context) => {
    for (const rule of COMBINED_RULES) {
      const message = rule(env);
      if (message) context.addIssue({ code: 'custom', message });
    }
  });

/** The rules for several settings together. Each returns a sentence, or a falsy value. */
const COMBINED_RULES = [
  checkReusedSecrets,
  checkAdminPassword,
  checkLocalSecrets,
  ({ CMS_PUBLIC_URL, TRUSTED_PROXIES }) =>
    CMS_PUBLIC_URL.startsWith('https:') &&
    list(TRUSTED_PROXIES).length === 0 &&
    'CMS_PUBLIC_URL is https, so a proxy ends TLS in front of the CMS; name its address in TRUSTED_PROXIES, or nobody can log in.',
  ({ DATABASE_CLIENT, DATABASE_URL }) =>
    DATABASE_CLIENT === 'postgres' &&
    !/^postgres(ql)?:\/\//.test(DATABASE_URL) &&
    'DATABASE_URL must be set to postgres://user:password@host:5432/name when DATABASE_CLIENT is "postgres".',
  ({ SMTP_URL, LEADS_NOTIFY_TO }) =>
    SMTP_URL && !LEADS_NOTIFY_TO && 'SMTP_URL is set, so LEADS_NOTIFY_TO must name who is told of new leads.',
  ({ SMTP_URL, LEADS_NOTIFY_TO }) =>
    LEADS_NOTIFY_TO && !SMTP_URL && 'LEADS_NOTIFY_TO is set, so SMTP_URL must name the mail server.',
  (env) => {
    const stray = !env.S3_BUCKET && S3_SETTINGS.find((name) => env[name]);
    return stray && `${stray} is set, so S3_BUCKET must name the bucket that takes the uploads.`;
  },
  ({ S3_BUCKET, S3_PUBLIC_URL }) =>
    S3_BUCKET && !S3_PUBLIC_URL && 'S3_BUCKET is set, so S3_PUBLIC_URL must say where visitors get what lies in it.',
  ({ S3_BUCKET, S3_REGION, S3_ENDPOINT }) =>
    S3_BUCKET &&
    !S3_REGION &&
    !S3_ENDPOINT &&
    'S3_BUCKET is set, so S3_REGION (Amazon) or S3_ENDPOINT (any other store) must say where it is.',
  ({ S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }) =>
    Boolean(S3_ACCESS_KEY_ID) !== Boolean(S3_SECRET_ACCESS_KEY) &&
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set both, or neither where the machine has rights of its own.',
];

/**
 * Validates the environment of the CMS. Returns null, or a sentence for each wrong setting with the expected value. The
 * other files of this folder check the disk and the network.
 */
export function checkEnv(env) {
  const { error } = schema.safeParse(env);
  if (!error) return null;
  return error.issues.map(({ path: [name], message }) => (name ? `${String(name)} ${message}` : message)).join('\n');
}

/** A leaked secret that is used twice gives access to both places. */
function checkReusedSecrets(env) {
  const named = [...SECRETS, 'ADMIN_PASSWORD'].flatMap((name) => list(env[name]).map((value) => [name, value]));
  for (const [name, value] of named) {
    const [other] = named.find(([another, same]) => another !== name && same === value) ?? [];
    if (other) return `${name} and ${other} have the same value; give each its own, in .env, ${NEW_SECRET}`;
  }
  return undefined;
}

function checkAdminPassword(env) {
  const publicName = findPublicSetting(env);
  const { ADMIN_PASSWORD: password, ADMIN_EMAIL: email } = env;
  if (!publicName || password === '') return undefined;
  const [name = ''] = email.toLowerCase().split('@');
  const containsName = name.length > 2 && password.toLowerCase().includes(name);
  // As cms/src/security/passwords.ts counts.
  const { length } = password.replace(/\s+/g, ' ');
  if (length >= MIN_PASSWORD_LENGTH && !COMMON_PASSWORD.test(password) && !containsName) return undefined;
  return `${publicName} is ${env[publicName]}, but ADMIN_PASSWORD is too weak for a public address (under ${MIN_PASSWORD_LENGTH} characters, a common word, or the name of the account); set another in .env, for example the output of: openssl rand -base64 18`;
}

function checkLocalSecrets(env) {
  const publicName = findPublicSetting(env);
  const local = [...SECRETS, 'ADMIN_PASSWORD', 'DATABASE_URL'].filter((name) => LOCAL_SECRET.test(env[name]));
  if (!publicName || local.length === 0) return undefined;
  const names = local.map((name) => (name === 'DATABASE_URL' ? 'POSTGRES_PASSWORD' : name)).join(', ');
  return `${publicName} is ${env[publicName]}, but ${names} still hold the values of docker-compose.yml, which everybody can read; give each its own in .env, for example the output of: openssl rand -hex 32`;
}

/** Returns the setting that makes this CMS or site public, or undefined. */
function findPublicSetting(env) {
  if (env.NODE_ENV !== 'production') return undefined;
  return ['SITE_URL', 'CMS_PUBLIC_URL'].find((name) => isPublic(env[name]));
}

const isPublic = (address) => URL.canParse(address) && !LOCAL_HOST.test(new URL(address).hostname);
