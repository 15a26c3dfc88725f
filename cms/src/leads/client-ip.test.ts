import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientIp, clientIpSignature } from './client-ip';

const TOKEN = 'only-for-tests-0123456789abcdef';
const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  clientIp({ headers, socket: { remoteAddress } } as unknown as IncomingMessage, TOKEN);

describe('the client IP', () => {
  it('comes from the signed header of the site', () => {
    const headers = { 'x-client-ip': '203.0.113.7', 'x-client-ip-signature': clientIpSignature(TOKEN) };
    expect(from('127.0.0.1', headers)).toBe('203.0.113.7');
  });
  it.each([
    { 'x-client-ip': '203.0.113.7' },
    { 'x-client-ip': '203.0.113.7', 'x-client-ip-signature': clientIpSignature('another token') },
    { 'x-client-ip': '203.0.113.7', 'x-client-ip-signature': '' },
    { 'x-client-ip': 'anything', 'x-client-ip-signature': clientIpSignature(TOKEN) },
    { 'x-forwarded-for': '203.0.113.7' },
  ])('is the IP of the connection for %j', (headers) => expect(from('127.0.0.1', headers)).toBe('127.0.0.1'));

  it('is normalized: one per IPv6 /64, and one for both notations of IPv4', () => {
    expect(from('2001:db8:1:2:3:4:5:6')).toBe(from('2001:0db8:1:2::1'));
    expect(from('2001:db8:1:3::1')).not.toBe(from('2001:db8:1:2::1'));
    expect(from('2001:db8::1')).toBe('2001:db8:0:0');
    expect(from('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(from('::1')).toBe('0:0:0:0');
  });
});
