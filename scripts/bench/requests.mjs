import http from 'node:http';
import { execFile, execFileSync, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import fs from 'node:fs';
import os from 'node:os';
import { inRoot } from '../lib/paths.mjs';
import { startChild } from '../lib/processes.mjs';
import { freePort, ready } from '../lib/stack.mjs';

const CONNECTIONS = [1, 16, 256];
const LOAD_SECONDS = 8;
const WARM_UP_SECONDS = 3;
/** After its start the site renders its newest articles and compresses its cache at the highest level. */
const SETTLE_MS = 45_000;
const HEADERS = { 'accept-encoding': 'br' };

/**
 * Returns requests per second, p50 and p99 in milliseconds for a page and an article, then for the page's bytes from
 * other servers.
 */
export async function measureRequests(site, post) {
  const page = `${site}/aboutus`;
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const bytes = await fetchCompressed(page);
  const files = await fileServers(bytes);
  try {
    const rows = [{ what: 'a page', rows: await measure(page) }];
    if (post) rows.push({ what: 'a post', rows: await measure(site + post) });
    rows.push({ what: 'an unknown URL', rows: await measure(`${site}/no-such-page`, false) });
    for (const { name, url } of files.servers)
      rows.push({ what: `the page’s bytes from ${name}`, rows: await measure(url) });
    return { bytes: bytes.length, asker: LOAD_GENERATOR, rows };
  } finally {
    await files.stop();
  }
}

async function measure(url, expectsOk = true) {
  await load({ url, headers: HEADERS, connections: 16, seconds: WARM_UP_SECONDS });
  const rows = [];
  for (const connections of CONNECTIONS) {
    const { errors, refused, ...rest } = await load({ url, headers: HEADERS, connections, seconds: LOAD_SECONDS });
    rows.push({ connections, ...rest, errors: errors + (expectsOk ? refused : 0) });
  }
  return rows;
}

/** Returns the compressed body. `fetch` would decompress it. */
function fetchCompressed(url) {
  return new Promise((resolve, reject) => {
    const onResponse = (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
    };
    http.get(url, { headers: HEADERS }, onResponse).on('error', reject);
  });
}

const WRK = findWrk();

/**
 * The load generator: wrk if it is installed. autocannon, the dependency, is slower than the servers that it measures.
 */
export const LOAD_GENERATOR = WRK ? 'wrk' : 'autocannon';

/**
 * Requests `url` over keep-alive connections. Returns the requests per second, p50 and p99 in milliseconds, the failed
 * connections, and as `refused` the responses other than 2xx and 3xx.
 */
export async function load({ url, headers, connections, seconds }) {
  return WRK ? withWrk({ url, headers, connections, seconds }) : withAutocannon({ url, headers, connections, seconds });
}

async function withWrk({ url, headers, connections, seconds }) {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const threads = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency'];
  const { stdout: text } = await promisify(execFile)(WRK, [...threads, ...named, url]);
  const errors = [...(/Socket errors: (.*)/.exec(text)?.[1] ?? '').matchAll(/\d+/g)];
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]),
    p50: milliseconds(/\s50%\s+(\S+)/.exec(text)?.[1]),
    p99: milliseconds(/\s99%\s+(\S+)/.exec(text)?.[1]),
    errors: errors.reduce((sum, [number]) => sum + Number(number), 0),
    refused: Number(/Non-2xx.*: (\d+)/.exec(text)?.[1] ?? 0),
  };
}

const milliseconds = (text = '') =>
  parseFloat(text) * ({ us: 0.001, ms: 1, s: 1000 }[text.replace(/[\d.]/g, '')] ?? NaN);

async function withAutocannon({ url, headers, connections, seconds }) {
  const autocannon = createRequire(path.join(inRoot('bench'), 'package.json'))('autocannon');
  const { requests, latency, errors, non2xx } = await autocannon({ url, headers, connections, duration: seconds });
  return { rate: requests.average, p50: latency.p50, p99: latency.p99, errors, refused: non2xx };
}

function findWrk() {
  const folders = String(process.env.PATH).split(path.delimiter);
  return folders.map((folder) => path.join(folder, 'wrk')).find(isProgram);
}

function isProgram(file) {
  try {
    execFileSync(file, ['-v'], { stdio: 'ignore' });
    return true;
  } catch ({ status }) {
    // wrk -v exits with code 1.
    return status === 1;
  }
}

const NGINX_PATHS = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];

/** Serves the same bytes (brotli, as from the site) with sirv and, if it is installed, nginx. */
export async function fileServers(bytes) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-files-'));
  fs.chmodSync(folder, 0o755);
  // Both servers only look for the compressed file if the plain file exists.
  fs.writeFileSync(path.join(folder, 'page.html'), '');
  fs.writeFileSync(path.join(folder, 'page.html.br'), bytes);
  const servers = [await sirv(folder), await nginx(folder, 1), await nginx(folder, 'auto')].filter(Boolean);
  return {
    servers,
    async stop() {
      for (const server of servers) await server.stop();
      fs.rmSync(folder, { recursive: true });
    },
  };
}

async function sirv(folder) {
  const port = await freePort();
  const child = startChild(import.meta.filename, [folder, String(port)], { cwd: inRoot(), env: process.env });
  const url = `http://127.0.0.1:${port}/page.html`;
  if (!(await ready(url, child))) throw new Error('sirv did not start.');
  return { name: 'sirv', url, stop: () => child.stop() };
}

/** Runs nginx with one process, like the site, or with one per core. */
async function nginx(folder, processes) {
  const program = NGINX_PATHS.find((candidate) => fs.existsSync(candidate));
  if (!program) return null;
  const port = await freePort();
  const file = path.join(folder, `nginx-${processes}.conf`);
  fs.writeFileSync(file, configuration(folder, port, processes));
  const child = spawn(program, ['-c', file, '-p', folder, '-g', 'daemon off;'], { stdio: 'ignore' });
  const exited = new Promise((resolve) => child.on('exit', resolve));
  const url = `http://127.0.0.1:${port}/page.html`;
  if (!(await ready(url, { exited }))) throw new Error('nginx did not start.');
  return {
    name: processes === 1 ? 'nginx, one process' : 'nginx, one a core',
    url,
    stop: () => (child.kill(), exited),
  };
}

/** Typical production settings for static files: open files cached, no access log. */
const configuration = (folder, port, processes) => `
worker_processes ${processes};
pid ${folder}/nginx-${processes}.pid;
error_log /dev/null;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=100;
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3;
  uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location = /page.html { alias ${folder}/page.html.br; default_type text/html; add_header Content-Encoding br; }
  }
}`;

// `node requests.mjs folder port` is a file server in its own process, like the site.
if (process.argv[1] === import.meta.filename) {
  const [folder, port] = process.argv.slice(2);
  const { default: sirvOf } = await import(createRequire(inRoot('web', 'package.json')).resolve('sirv'));
  http.createServer(sirvOf(folder, { brotli: true, gzip: true, etag: true })).listen(Number(port), '127.0.0.1');
}
