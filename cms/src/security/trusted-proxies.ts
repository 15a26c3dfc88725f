type Env = Readonly<Record<string, string | undefined>>;

/**
 * Returns the IP addresses and networks of TRUSTED_PROXIES, whose X-Forwarded-For and X-Forwarded-Proto are trusted.
 */
export function trustedProxies({ TRUSTED_PROXIES }: Env): string[] {
  return (TRUSTED_PROXIES ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
