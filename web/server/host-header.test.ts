import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { hasTwoHosts } from './host-header.ts';

/** Sends the header lines over a real connection, because a client would merge or refuse them. */
async function isRefused(...lines: string[]): Promise<boolean> {
  const server = http.createServer((request, response) => response.end(hasTwoHosts(request) ? 'refused' : 'accepted'));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(['GET / HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n'));
  let answer = '';
  for await (const part of socket) answer += String(part);
  server.close();
  expect(answer).toMatch(/refused|accepted/);
  return answer.includes('refused');
}

it.each([
  [['Host: acme.org', 'Host: evil.example']],
  [['Host: acme.org', 'host: acme.org']],
  [['HOST: acme.org', 'X-Test: 1', 'hOST: evil.example']],
])('refuses a request with %j', async (lines) => expect(await isRefused(...lines)).toBe(true));

it.each([[['Host: acme.org']], [['Host: acme.org', 'X-Forwarded-Host: evil.example', 'X-Test: host']]])(
  'accepts a request with %j',
  async (lines) => expect(await isRefused(...lines)).toBe(false),
);
