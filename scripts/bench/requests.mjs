import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { freePort } from '../lib/stack.mjs';

const CONNECTIONS = [1, 16, 256];

/** Requests a second and p50, p99 in milliseconds of one address at 1, 16 and 256 connections. */
export async function measureRequests(url, { seconds = 8 } = {}) {
  const autocannon = createRequire(path.join(inRoot('bench'), 'package.json'))('autocannon');
  const rows = [];
  for (const connections of CONNECTIONS) {
    const headers = { 'accept-encoding': 'br' };
    const result = await autocannon({ url, connections, duration: seconds, headers });
    const { requests, latency, errors, non2xx } = result;
    rows.push({ connections, rate: requests.average, p50: latency.p50, p99: latency.p99, errors: errors + non2xx });
  }
  return rows;
}

/** The same bytes from sirv, the quickest file server that Node has, for comparison in the same run. */
export async function sirvWith(folder) {
  const { default: sirv } = await import(createRequire(path.join(inRoot('web'), 'package.json')).resolve('sirv'));
  const server = http.createServer(sirv(folder, { brotli: true, gzip: true, etag: true }));
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}`, stop: () => (server.closeAllConnections(), server.close()) };
}
