// A file server in its own process, like the site: `node sirv-server.mjs folder port`.
import http from 'node:http';
import { createRequire } from 'node:module';
import { inRoot } from '../lib/paths.mjs';

const [folder, port] = process.argv.slice(2);
const { default: sirv } = await import(createRequire(inRoot('web', 'package.json')).resolve('sirv'));
http.createServer(sirv(folder, { brotli: true, gzip: true, etag: true })).listen(Number(port), '127.0.0.1');
