import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEnd } from './start-cms.ts';

type Answer = { status?: number; body?: string } | void;

/**
 * Starts a server that takes the calls of the CMS to the site. `answer` gets each request and its body; without a
 * result the response is an empty 200. Returns the settings of a CMS that calls it.
 */
export async function startFakeSite(answer: (request: http.IncomingMessage, body: string) => Answer) {
  const secret = 'only-for-tests-0123456789abcdef-hook';
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { status = 200, body: text } = answer(request, body) ?? {};
      response.writeHead(status).end(text);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  atEnd(close);
  return {
    authorization: `Bearer ${secret}`,
    env: { CMS_WEBHOOK_URL: `http://127.0.0.1:${port}/hooks/cms`, CMS_WEBHOOK_SECRET: secret },
    close,
  };
}
