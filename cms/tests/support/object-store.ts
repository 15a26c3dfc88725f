import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a minimal S3 server for tests: put, get and delete of small files. */
export async function startObjectStore() {
  const objects = new Map<string, { body: Buffer; type: string }>();
  let isBroken = false;
  const server = http.createServer((request, response) => {
    const path = String(request.url).split('?', 1)[0] ?? '';
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (isBroken) return void response.writeHead(500).end();
      if (request.method === 'PUT') {
        objects.set(path, { body: Buffer.concat(parts), type: String(request.headers['content-type']) });
        return void response.writeHead(200, { etag: '"1"' }).end();
      }
      if (request.method === 'DELETE') {
        objects.delete(path);
        return void response.writeHead(204).end();
      }
      const object = objects.get(path);
      if (!object) return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': object.type }).end(object.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    setBroken: (broken: boolean) => (isBroken = broken),
    stop: () => void (server.closeAllConnections(), server.close()),
  };
}
