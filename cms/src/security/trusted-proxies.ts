type Env = Readonly<Record<string, string | undefined>>;

/** The addresses and networks whose X-Forwarded-For and X-Forwarded-Proto count, from TRUSTED_PROXIES. */
export function trustedProxies({ TRUSTED_PROXIES }: Env): string[] {
  return (TRUSTED_PROXIES ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
