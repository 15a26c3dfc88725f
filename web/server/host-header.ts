import type { IncomingMessage } from 'node:http';

/**
 * Whether a request has more than one Host header. Such requests must be refused (RFC 9112, 3.2): a proxy may have
 * checked another one than the server reads. Node keeps the first and drops the others.
 */
export function hasTwoHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
