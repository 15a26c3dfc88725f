import net from 'node:net';

const NOT_LIVE = /(^|\.)(localhost|local|test|example|invalid|internal|lan|home\.arpa)$|(^|\.)example\.(com|net|org)$/;
const inner = new net.BlockList();
inner.addSubnet('0.0.0.0', 8);
inner.addSubnet('10.0.0.0', 8);
inner.addSubnet('100.64.0.0', 10);
inner.addSubnet('127.0.0.0', 8);
inner.addSubnet('169.254.0.0', 16);
inner.addSubnet('172.16.0.0', 12);
inner.addSubnet('192.168.0.0', 16);
inner.addAddress('::1', 'ipv6');
inner.addSubnet('fc00::', 7, 'ipv6');
inner.addSubnet('fe80::', 10, 'ipv6');

/** Whether the public reaches the site at this address: search engines are let in only there. */
export function isLive(siteUrl: string): boolean {
  const host = new URL(siteUrl).hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase();
  const version = net.isIP(host);
  if (version > 0) return !inner.check(host, version === 6 ? 'ipv6' : 'ipv4');
  return host.includes('.') && !NOT_LIVE.test(host);
}
