import { execFile, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { inRoot } from '../scripts/lib/paths.mjs';
import { startChild } from '../scripts/lib/processes.mjs';
import { freePort, ready } from '../scripts/lib/stack.mjs';

const CONNECTIONS = [1, 16, 256];
const LOAD_SECONDS = 8;
const WARM_UP_SECONDS = 3;
/** After its start the site renders its newest articles and compresses its cache at the highest level. */
const SETTLE_MS = 45_000;
export const HEADERS = { 'accept-encoding': 'br' };

/**
 * Returns requests per second, p50 and p99 in milliseconds for a page, an article and an unknown URL, then for the
 * page's bytes from other servers.
 */
export async function measureRequests(site, post) {
  await pause(SETTLE_MS);
  const page = `${site}/aboutus`;
  const bytes = await fetchCompressed(page);
  const servers = await startFileServers(bytes);
  const urls = { 'a page': page, 'a post': site + post, 'an unknown URL': `${site}/no-such-page` };
  for (const { name, url } of servers) urls[`the page’s bytes from ${name}`] = url;
  try {
    const rows = [];
    for (const [what, url] of Object.entries(urls)) rows.push({ what, rows: await measure(url) });
    return { bytes: bytes.length, asker: HAS_WRK ? 'wrk' : 'autocannon', rows };
  } finally {
    for (const { stop } of servers) await stop();
  }
}

async function measure(url) {
  await load({ url, connections: 16, seconds: WARM_UP_SECONDS });
  const rows = [];
  for (const connections of CONNECTIONS) {
    const { refused, errors, ...rest } = await load({ url, connections, seconds: LOAD_SECONDS });
    rows.push({ connections, ...rest, errors: errors + (url.endsWith('/no-such-page') ? 0 : refused) });
  }
  return rows;
}

/** Returns the compressed body. `fetch` would decompress it. */
async function fetchCompressed(url) {
  const response = await new Promise((resolve, reject) => {
    http.get(url, { headers: HEADERS }, resolve).on('error', reject);
  });
  return buffer(response);
}

/** autocannon, the dependency, is slower than nginx. */
const HAS_WRK = !spawnSync('wrk', ['-v']).error;

/**
 * Requests `url` over keep-alive connections. Returns the requests per second, p50 and p99 in milliseconds, the failed
 * connections, and as `refused` the responses other than 2xx and 3xx.
 */
export async function load({ url, connections, seconds }) {
  if (HAS_WRK) return loadWithWrk({ url, connections, seconds });
  const { requests, latency, errors, non2xx } = await autocannon({
    ...{ url, connections, headers: HEADERS },
    duration: seconds,
  });
  return { rate: requests.average, p50: latency.p50, p99: latency.p99, errors, refused: non2xx };
}

async function loadWithWrk({ url, connections, seconds }) {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'accept-encoding: br', url];
  const { stdout: text } = await promisify(execFile)('wrk', args);
  const errors = (/Socket errors: (.*)/.exec(text)?.[1] ?? '').match(/\d+/g) ?? [];
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)[1]),
    p50: milliseconds(/\s50%\s+(\S+)/.exec(text)[1]),
    p99: milliseconds(/\s99%\s+(\S+)/.exec(text)[1]),
    errors: errors.reduce((sum, number) => sum + Number(number), 0),
    refused: Number(/Non-2xx.*: (\d+)/.exec(text)?.[1] ?? 0),
  };
}

const milliseconds = (text) => parseFloat(text) * { us: 0.001, ms: 1, s: 1000 }[text.replace(/[\d.]/g, '')];

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find((file) => fs.existsSync(file));

/** Serves the same bytes (brotli, as from the site) with sirv and, if it is installed, nginx. */
async function startFileServers(bytes) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-files-'));
  fs.chmodSync(folder, 0o755);
  // Both servers only look for the compressed file if the plain file exists.
  fs.writeFileSync(path.join(folder, 'page.html'), '');
  fs.writeFileSync(path.join(folder, 'page.html.br'), bytes);
  const [port, nginxPort] = [await freePort(), await freePort()];
  const sirv = startChild(import.meta.filename, [folder, String(port)], { cwd: inRoot(), env: process.env });
  const servers = [{ name: 'sirv', port, ...sirv }];
  if (NGINX) {
    fs.writeFileSync(path.join(folder, 'nginx.conf'), nginxSettings(folder, nginxPort));
    const nginx = spawn(NGINX, ['-c', path.join(folder, 'nginx.conf'), '-p', folder, '-g', 'daemon off;']);
    const exited = new Promise((resolve) => nginx.on('exit', resolve));
    servers.push({ name: 'nginx, one process', port: nginxPort, exited, stop: () => nginx.kill() && exited });
  }
  return Promise.all(
    servers.map(async ({ name, port: at, exited, stop }) => {
      const url = `http://127.0.0.1:${at}/page.html`;
      if (!(await ready(url, { exited }))) throw new Error(`${name} did not start.`);
      return { name, url, stop };
    }),
  );
}

/** Typical production settings for static files: open files cached, no access log. One process, like the site. */
const nginxSettings = (folder, port) => `
worker_processes 1;
pid ${folder}/nginx.pid;
error_log /dev/null;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=100;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    location = /page.html { alias ${folder}/page.html.br; default_type text/html; add_header Content-Encoding br; }
  }
}`;

// `node requests.mjs folder port` is a file server in its own process, like the site.
if (process.argv[1] === import.meta.filename) {
  const [folder, port] = process.argv.slice(2);
  const sirv = createRequire(inRoot('web', 'package.json'))('sirv');
  http.createServer(sirv(folder, { brotli: true, gzip: true, etag: true })).listen(Number(port), '127.0.0.1');
}
