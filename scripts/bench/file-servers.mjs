import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startChild } from '../lib/child.mjs';
import { inRoot } from '../lib/paths.mjs';
import { freePort, ready } from '../lib/stack.mjs';

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
  const program = inRoot('scripts', 'bench', 'sirv-server.mjs');
  const child = startChild(program, [folder, String(port)], { cwd: inRoot(), env: process.env });
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
