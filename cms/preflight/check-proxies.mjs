import proxyAddr from 'proxy-addr';

/** Says what is wrong with TRUSTED_PROXIES, or that it is missing behind https, or null. */
export function checkProxies({ TRUSTED_PROXIES, CMS_PUBLIC_URL }) {
  const proxies = (TRUSTED_PROXIES ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (proxies.length === 0 && CMS_PUBLIC_URL?.startsWith('https:')) {
    return 'CMS_PUBLIC_URL is https, so a proxy ends TLS in front of the CMS; name its address in TRUSTED_PROXIES, or nobody can log in.';
  }
  try {
    proxyAddr.compile(proxies);
    return null;
  } catch {
    return `TRUSTED_PROXIES is ${TRUSTED_PROXIES}; it must be addresses or networks such as "loopback, 10.0.0.0/8".`;
  }
}
