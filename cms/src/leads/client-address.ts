import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import net from 'node:net';

/**
 * The visitor's address. The site hands it on in a header and proves by a key, made from CMS_TOKEN, that it is
 * the site; from anybody else the header counts for nothing and the connection's own address is taken.
 */
export function clientAddress(request: IncomingMessage, token = process.env.CMS_TOKEN ?? ''): string {
  const told = request.headers['x-visitor-address'];
  const key = request.headers['x-visitor-key'];
  const trusted = typeof told === 'string' && typeof key === 'string' && net.isIP(told) > 0 && isKey(key, token);
  return network(trusted ? told : (request.socket.remoteAddress ?? ''));
}

/** What the site sends along to be believed. The site makes the same in web/server/proxy/client-ip.ts. */
export function visitorKey(token: string): string {
  return createHmac('sha256', token).update('visitor address').digest('base64url');
}

function isKey(given: string, token: string): boolean {
  const wanted = Buffer.from(visitorKey(token));
  const present = Buffer.from(given);
  return token !== '' && wanted.length === present.length && timingSafeEqual(wanted, present);
}

/** One household or office has one IPv4 address, but as many in IPv6 as it likes: its /64 counts as one. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!net.isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const behind = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - behind.length)).fill('0');
  const all = [...groups, ...zeros, ...behind].slice(0, 4);
  return all.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
