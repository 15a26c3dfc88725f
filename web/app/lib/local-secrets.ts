type Given = Partial<Record<'NODE_ENV' | (typeof ADDRESSES)[number] | (typeof NAMES)[number], string>>;

/** Prefix of the secrets in docker-compose.yml. They are public and only for local use. */
const LOCAL_SECRET = /^local-only-/;
const NAMES = ['CMS_TOKEN', 'CMS_WEBHOOK_SECRET', 'PREVIEW_SECRET', 'METRICS_TOKEN'] as const;
const ADDRESSES = ['SITE_URL', 'CMS_PUBLIC_URL'] as const;
const LOCAL_HOST = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Returns an error text when a public site uses local-only secrets, otherwise null. The CMS checks the same. */
export function localSecretsProblem(given: Given): string | null {
  if (given.NODE_ENV !== 'production') return null;
  const open = ADDRESSES.find((name) => isPublic(given[name]));
  const known = NAMES.filter((name) => LOCAL_SECRET.test(given[name] ?? ''));
  if (!open || known.length === 0) return null;
  return `${open} is ${given[open]}, but ${known.join(', ')} still hold the values of docker-compose.yml, which everybody can read; give each its own in .env, for example the output of: openssl rand -hex 32`;
}

function isPublic(url: string | undefined): boolean {
  return url !== undefined && !LOCAL_HOST.test(new URL(url).hostname);
}
