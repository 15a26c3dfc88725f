import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import net from 'node:net';

const MINUTE_MS = 60_000;
/** The clocks of site and CMS may differ by this much. */
const MAX_CLOCK_DIFFERENCE_MINUTES = 5;

/**
 * Returns the client IP of a visitor. The site sends it in a header, with a signature of it made from CMS_TOKEN. Without a
 * valid signature the IP of the connection is used.
 */
export function clientIp(request: IncomingMessage, token = process.env.CMS_TOKEN ?? ''): string {
  const header = request.headers['x-client-ip'];
  const signature = request.headers['x-client-ip-signature'];
  const trusted =
    typeof header === 'string' &&
    typeof signature === 'string' &&
    net.isIP(header) > 0 &&
    isSignature(header, signature, token);
  return normalizeIp(trusted ? header : (request.socket.remoteAddress ?? ''));
}

/**
 * Returns the signature of an address, which is valid for some minutes: the minute since 1970 and a HMAC of both. The
 * site computes the same in web/server/proxy/forms.ts.
 */
export function clientIpSignature(address: string, token: string, minute = thisMinute()): string {
  return `${minute}.${createHmac('sha256', token).update(`visitor ${address} ${minute}`).digest('base64url')}`;
}

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS);

function isSignature(address: string, given: string, token: string): boolean {
  const minute = Number.parseInt(given, 10);
  if (token === '' || !(Math.abs(minute - thisMinute()) <= MAX_CLOCK_DIFFERENCE_MINUTES)) return false;
  const wanted = Buffer.from(clientIpSignature(address, token, minute));
  const present = Buffer.from(given);
  return wanted.length === present.length && timingSafeEqual(wanted, present);
}

/** Returns the IPv6 /48 of a normalized address, which one customer may have as a whole. Undefined for IPv4. */
export function ipv6Network(address: string): string | undefined {
  return address.includes(':') ? address.split(':').slice(0, 3).join(':') : undefined;
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
