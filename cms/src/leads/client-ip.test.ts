import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientIp, clientIpSignature, ipv6Network } from './client-ip';

const TOKEN = 'only-for-tests-0123456789abcdef';
const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  clientIp({ headers, socket: { remoteAddress } } as unknown as IncomingMessage, TOKEN);

const minuteNow = Math.floor(Date.now() / 60_000);
const sign = ({ address = '203.0.113.7', token = TOKEN, minutes = 0 } = {}) =>
  clientIpSignature(address, token, minuteNow + minutes);

/** The headers of the site for a visitor. */
const signed = (signature: string, ip = '203.0.113.7') => ({ 'x-client-ip': ip, 'x-client-ip-signature': signature });

describe('the client IP', () => {
  it.each([0, -4, 4])('comes from the header that the site signed, whose clock differs by %i minutes', (minutes) => {
    expect(from('127.0.0.1', signed(sign({ minutes })))).toBe('203.0.113.7');
  });
  it.each([
    { 'x-client-ip': '203.0.113.7' },
    { 'x-forwarded-for': '203.0.113.7' },
    signed(''),
    signed(sign({ token: 'another token' })),
    signed(sign({ address: '203.0.113.8' })),
    signed(sign({ address: 'anything' }), 'anything'),
    signed(sign({ minutes: -6 })),
    signed(sign({ minutes: 6 })),
    signed(sign().replace(/^\d+/, (minute) => `${minute}0`)),
    signed(sign().replace(/^\d+/, '')),
  ])('is the IP of the connection for %j', (headers) => expect(from('127.0.0.1', headers)).toBe('127.0.0.1'));

  it('has the signature that the site computes', () => {
    // web/server/proxy/forms.test.ts has the same signature.
    expect(clientIpSignature('203.0.113.7', TOKEN, 29_000_000)).toBe(
      '29000000.qgD1RR6ql9tYcLqcqoF_iN9sOa-GOwoYM0S1AXuEZQU',
    );
  });

  it('is in one network with its neighbours only for IPv6', () => {
    const network = (address: string) => ipv6Network(from(address));
    expect(network('2001:db8:1:2::1')).toBe(network('2001:db8:1:ffff::1'));
    expect(network('2001:db8:2:2::1')).not.toBe(network('2001:db8:1:2::1'));
    expect(network('192.0.2.1')).toBeUndefined();
  });

  it('is normalized: one per IPv6 /64, and one for both notations of IPv4', () => {
    expect(from('2001:db8:1:2:3:4:5:6')).toBe(from('2001:0db8:1:2::1'));
    expect(from('2001:db8:1:3::1')).not.toBe(from('2001:db8:1:2::1'));
    expect(from('2001:db8::1')).toBe('2001:db8:0:0');
    expect(from('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(from('::1')).toBe('0:0:0:0');
  });
});
