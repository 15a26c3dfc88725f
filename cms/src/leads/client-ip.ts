import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import net from 'node:net';

/**
 * Returns the client IP of a visitor. The site sends it in a header, with a signature made from CMS_TOKEN. Without a
 * valid signature the IP of the connection is used.
 */
export function clientIp(request: IncomingMessage, token = process.env.CMS_TOKEN ?? ''): string {
  const header = request.headers['x-client-ip'];
  const signature = request.headers['x-client-ip-signature'];
  const trusted =
    typeof header === 'string' &&
    typeof signature === 'string' &&
    net.isIP(header) > 0 &&
    isSignature(signature, token);
  return normalizeIp(trusted ? header : (request.socket.remoteAddress ?? ''));
}

/** Returns the signature of the header. The site computes the same in web/server/proxy/form-proxy.ts. */
export function clientIpSignature(token: string): string {
  return createHmac('sha256', token).update('visitor address').digest('base64url');
}

function isSignature(given: string, token: string): boolean {
  const wanted = Buffer.from(clientIpSignature(token));
  const present = Buffer.from(given);
  return token !== '' && wanted.length === present.length && timingSafeEqual(wanted, present);
}

/** Normalizes an IP address. A household has one IPv4 address or one IPv6 /64, so a /64 counts as one. */
function normalizeIp(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!net.isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const tailGroups = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - tailGroups.length)).fill('0');
  const all = [...groups, ...zeros, ...tailGroups].slice(0, 4);
  return all.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
