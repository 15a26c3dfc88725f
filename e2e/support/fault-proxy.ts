import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type Fault = 'none' | 'down' | 'slow' | 'silent' | 'error' | 'missing' | 'nonsense';

const SLOW_MS = 1500;
const SILENT_MS = 10_000;

/** A proxy between a site and a CMS that injects faults. */
export async function faultProxy(target: string) {
  let fault: Fault = 'none';
  const server = http.createServer((request, response) => {
    if (fault === 'down') return void request.socket.destroy();
    if (fault === 'error') return void response.writeHead(500).end('{"error":{}}');
    // The response of a CMS without the article type.
    if (fault === 'missing') return void response.writeHead(404).end('{"data":null,"error":{"status":404}}');
    if (fault === 'nonsense') return void response.writeHead(200, { 'content-type': 'application/json' }).end('<p>?');
    const delayMs = fault === 'slow' ? SLOW_MS : fault === 'silent' ? SILENT_MS : 0;
    setTimeout(() => forwardRequest(target, request, response), delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (next: Fault) => (fault = next),
    close: () => (server.closeAllConnections(), server.close()),
  };
}

function forwardRequest(target: string, request: http.IncomingMessage, response: http.ServerResponse): void {
  const { hostname, port } = new URL(target);
  const upstreamRequest = http.request(
    {
      hostname,
      port,
      path: request.url,
      method: request.method,
      headers: { ...request.headers, host: `${hostname}:${port}` },
    },
    (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    },
  );
  upstreamRequest.on('error', () => response.destroy());
  request.pipe(upstreamRequest);
}
