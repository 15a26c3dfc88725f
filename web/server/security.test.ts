import net from 'node:net';
import { expect, it } from 'vitest';
import { inlineMarker } from '../app/lib/request-context.server.ts';
import { verifyInlineElements, hasTwoHosts } from './security.ts';
import { serve } from '../testing/server.ts';

const siteScript = `<script nonce="${inlineMarker}">own()</script>`;
const page = (body: string, head = '') => `<html><head>${head}</head><body>${siteScript}${body}</body></html>`;

it('removes the marker from scripts and styles of the site', () => {
  const html = page('', `<style nonce="${inlineMarker}">a{}</style><script type="application/ld+json">{}</script>`);
  expect(verifyInlineElements(html)).not.toContain('nonce');
});

it.each([
  '<script>document.title = "EXECUTED"</script>',
  '<script src="/uploads/lib.js"></script>',
  '<SCRIPT\n>x</SCRIPT>',
  '<script nonce="guess">x</script>',
  '<style>body{display:none}</style>',
  '<script type="application/ld+json">{}</script>',
])('rejects a page with %s in an article', (element) => {
  expect(() => verifyInlineElements(page(`<div class="prose">${element}</div>`))).toThrow('did not write');
});

it.each([
  ['refused', ['Host: acme.org', 'Host: evil.example']],
  ['refused', ['Host: acme.org', 'host: acme.org']],
  ['refused', ['HOST: acme.org', 'X-Test: 1', 'hOST: evil.example']],
  ['accepted', ['Host: acme.org']],
  ['accepted', ['Host: acme.org', 'X-Forwarded-Host: evil.example', 'X-Test: host']],
])('%s is a request with %j', async (outcome, lines) => {
  const url = await serve((request, response) => response.end(hasTwoHosts(request) ? 'refused' : 'accepted'));
  // Over a plain connection, because a client would merge or refuse the headers.
  const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
  socket.end(['GET / HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n'));
  let answer = '';
  for await (const part of socket) answer += String(part);
  expect(answer).toMatch(new RegExp(`${outcome}$`));
});
