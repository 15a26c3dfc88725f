import net from 'node:net';
import { z } from 'zod';

/** From most to least severe, as in the CMS. This site logs nothing below `http`. */
export const LOG_LEVELS = ['error', 'warn', 'info', 'http', 'verbose', 'debug', 'silly'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const secret = (name: string) =>
  z.string({ error: `${name} is not set` }).min(16, `${name} needs at least 16 characters`);
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:1337' });
const formUrl = z.union([z.literal(''), httpUrl]).default('');

const parseList = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** A comma-separated list of host names: `images.example.org`. */
const hosts = z
  .string()
  .transform((text) => parseList(text.toLowerCase()))
  .refine((names) => names.every((name) => /^[a-z\d-]+(\.[a-z\d-]+)*$/.test(name)), {
    error: 'must be names of hosts such as "pictures.example.org, cdn.example.org"',
  });

/** IP addresses or networks in the format of Express: `loopback`, `10.0.0.0/8`, `2001:db8::1`. */
const proxies = z
  .string()
  .transform(parseList)
  .refine((parts) => parts.every(isProxy), 'must be addresses or networks such as "loopback, 10.0.0.0/8"');

function isProxy(part: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(part)) return true;
  const [address = '', bits, ...more] = part.split('/');
  const version = net.isIP(address);
  const maxBits = version === 6 ? 128 : 32;
  return (
    version > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits))
  );
}

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  WEB_PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  SITE_URL: httpUrl.optional(),
  CMS_URL: httpUrl.optional(),
  CMS_PUBLIC_URL: httpUrl.optional(),
  CMS_PORT: z.coerce.number().int().min(1).max(65535).default(1337),
  CMS_TOKEN: secret('CMS_TOKEN'),
  CMS_WEBHOOK_SECRET: z.union([z.literal(''), secret('CMS_WEBHOOK_SECRET')]).default(''),
  PREVIEW_SECRET: z.union([z.literal(''), secret('PREVIEW_SECRET')]).default(''),
  SPLASH_MS: z.coerce.number().int().min(0).max(10_000).default(1500),
  CACHE_TTL_SECONDS: z.coerce.number().int().min(0).max(86_400).default(60),
  /** A file with the last content of the CMS, for a start without the CMS. */
  CONTENT_SNAPSHOT: z.string().min(1).optional(),
  COMPANY_NAME: z.string().min(1).max(60).default('Impact-R'),
  CONTACT_PHONE: z.string().min(1).max(40).default('+91 80 0000 0000'),
  CONTACT_EMAIL: z.email().default('hello@impact-r.example'),
  PRIVACY_EMAIL: z.email().default('privacy@impact-r.example'),
  /** Allowed hosts, besides the CMS, of images in texts. */
  IMAGE_HOSTS: hosts.default([]),
  /** Public URL of the uploads, if the CMS uses an object store. */
  S3_PUBLIC_URL: httpUrl.optional(),
  /** Contact for vulnerability reports: an e-mail address or a URL. Unset: there is no security.txt. */
  SECURITY_CONTACT: z
    .union([z.email(), z.url({ protocol: /^https$/ })], 'must be an e-mail address or an https URL')
    .optional(),
  /** Proxies whose X-Forwarded-For is trusted. None by default. */
  TRUSTED_PROXIES: proxies.default([]),
  /** Days after which the CMS deletes leads. The privacy page states it. The CMS has the same defaults. */
  LEADS_RETENTION_DAYS: z.coerce.number().int().min(1).max(99_999).default(730),
  APPLICATIONS_RETENTION_DAYS: z.coerce.number().int().min(1).max(99_999).default(183),
  /** `http` logs everything, with a line for each request. */
  LOG_LEVEL: z.enum(LOG_LEVELS).default('http'),
  LOG_FORMAT: z.enum(['json', 'text']).default('json'),
  /** Bearer token for /metrics. Unset: there is no /metrics. */
  METRICS_TOKEN: z.union([z.literal(''), secret('METRICS_TOKEN')]).default(''),
  FORM_DEMO_URL: formUrl,
  FORM_CONTACT_URL: formUrl,
  FORM_APPLY_URL: formUrl,
  FORM_TELLMORE_URL: formUrl,
  FORM_TRIAL_URL: formUrl,
});

type Raw = z.infer<typeof schema>;
export type Env = Raw & { SITE_URL: string; CMS_URL: string; CMS_PUBLIC_URL: string };

/**
 * Validates the environment. Throws one sentence for each missing or malformed setting, with its name and the expected
 * value. An empty value counts as unset.
 */
export function parseEnv(env: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new Error(parsed.error.issues.map(issueMessage).join('\n'));
  const { data } = parsed;
  const problem = localSecretsProblem(data);
  if (problem) throw new Error(problem);
  const cmsUrl = withoutTrailingSlash(data.CMS_URL ?? `http://127.0.0.1:${data.CMS_PORT}`);
  return {
    ...data,
    SITE_URL: withoutTrailingSlash(data.SITE_URL ?? `http://127.0.0.1:${data.WEB_PORT}`),
    CMS_URL: cmsUrl,
    CMS_PUBLIC_URL: data.CMS_PUBLIC_URL ?? cmsUrl,
    IMAGE_HOSTS: data.S3_PUBLIC_URL ? [...data.IMAGE_HOSTS, new URL(data.S3_PUBLIC_URL).hostname] : data.IMAGE_HOSTS,
  };
}

/** The secrets that docker-compose.yml sets, with the prefix `local-only-`. They are public and only for local use. */
const SECRET_NAMES = ['CMS_TOKEN', 'CMS_WEBHOOK_SECRET', 'PREVIEW_SECRET', 'METRICS_TOKEN'] as const;
const URL_NAMES = ['SITE_URL', 'CMS_PUBLIC_URL'] as const;
const LOCAL_HOST = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Returns an error text when a public site uses local-only secrets, otherwise null. The CMS checks the same. */
function localSecretsProblem(given: Raw): string | null {
  if (given.NODE_ENV !== 'production') return null;
  const publicUrl = URL_NAMES.find((name) => given[name] && !LOCAL_HOST.test(new URL(given[name]).hostname));
  const localSecrets = SECRET_NAMES.filter((name) => given[name].startsWith('local-only-'));
  if (!publicUrl || localSecrets.length === 0) return null;
  return `${publicUrl} is ${given[publicUrl]}, but ${localSecrets.join(', ')} still hold the values of docker-compose.yml, which everybody can read; give each its own in .env, for example the output of: openssl rand -hex 32`;
}

function issueMessage({ path, message }: z.core.$ZodIssue): string {
  const name = path.join('.');
  return message.startsWith(name) ? `${message}; see .env.example.` : `${name}: ${message}; see .env.example.`;
}

const withoutTrailingSlash = (url: string) => url.replace(/\/+$/, '');

let current: Env | undefined;

/** Returns the settings of this process. Validates them at the first call. */
export function env(): Env {
  current ??= parseEnv(process.env);
  return current;
}
