import net from 'node:net';
import { expect, it } from 'vitest';
import { serve } from '../testing/server.ts';
import { hasTwoHosts } from './host-header.ts';

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
