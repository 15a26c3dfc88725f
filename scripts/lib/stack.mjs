import { randomInt } from 'node:crypto';
import net from 'node:net';
import { startChild } from './processes.mjs';
import { inRoot } from './paths.mjs';

const POLL_MS = 100;

/** Starts the CMS with the given settings. */
export const startCms = (env, onLine) => startChild('start.mjs', ['start'], { cwd: inRoot('cms'), env, onLine });

/** Migrates and seeds the CMS's data, then exits. */
export const seedCms = (env, onLine) => startChild('start.mjs', ['seed'], { cwd: inRoot('cms'), env, onLine });

/**
 * Starts the site with the given settings. With two memory arenas glibc keeps a quarter less memory after compression
 * in several threads (decision 0025).
 */
export const startWeb = (env, onLine) =>
  startChild('server.js', [], { cwd: inRoot('web'), env: { MALLOC_ARENA_MAX: '2', ...env }, onLine });

/** Waits until the URL returns a 2xx status. Returns false when the child exits first or after `timeoutMs`. */
export async function ready(url, child, timeoutMs = 180_000) {
  let ended = false;
  void child.exited.then(() => (ended = true));
  const until = Date.now() + timeoutMs;
  while (!ended && Date.now() < until) {
    if (await isOk(url)) return true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return false;
}

async function isOk(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

const FIRST_PORT = 20_000;
const PORTS = 12_000;

/** Returns a free port below those that the system gives to others at any time. @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    const port = FIRST_PORT + randomInt(PORTS);
    if (await canListen(port)) return port;
  }
}

function canListen(port) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.on('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
