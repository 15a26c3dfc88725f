import net from 'node:net';
import { endpoints } from '../../app/paths.ts';
import { type GeneratedRoute, generatedResponse } from '../generated-route.ts';

const PRIVATE_HOST =
  /(^|\.)(localhost|local|test|example|invalid|internal|lan|home\.arpa)$|(^|\.)example\.(com|net|org)$/;
const privateNetworks = new net.BlockList();
privateNetworks.addSubnet('0.0.0.0', 8);
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('100.64.0.0', 10);
privateNetworks.addSubnet('127.0.0.0', 8);
privateNetworks.addSubnet('169.254.0.0', 16);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** `/robots.txt`: allows all on a public SITE_URL, nothing elsewhere. */
export function robots(siteUrl: string): GeneratedRoute {
  const open = ['Disallow: /api/', `Disallow: ${endpoints.preview}`, `Disallow: ${endpoints.form('')}`];
  const lines = ['User-agent: *', ...(isIndexable(siteUrl) ? open : ['Disallow: /'])];
  const text = `${lines.join('\n')}\n\nSitemap: ${siteUrl}${endpoints.sitemap}\n`;
  return (path) =>
    path === endpoints.robots ? Promise.resolve(generatedResponse('text/plain; charset=utf-8', text)) : null;
}

/** Whether SITE_URL is public. Search engines are allowed only there. */
export function isIndexable(siteUrl: string): boolean {
  const host = new URL(siteUrl).hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase();
  const version = net.isIP(host);
  if (version > 0) return !privateNetworks.check(host, version === 6 ? 'ipv6' : 'ipv4');
  return host.includes('.') && !PRIVATE_HOST.test(host);
}
