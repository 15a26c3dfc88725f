import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

const SOCKET_NAME = 'in-use.sock';
/** The operating system refuses longer socket paths. */
const MAX_SOCKET_PATH_LENGTH = 100;

/**
 * Locks the data folder for this process with a socket, which the system closes with the process. Returns a sentence if
 * another process has the lock, or null. SQLite only: two CMS processes on one file would each have their own caches.
 */
export async function checkInstanceLock({ DATABASE_CLIENT, DATA_DIR }) {
  if (DATABASE_CLIENT !== 'sqlite' || (await lockFolder(DATA_DIR))) return null;
  return `another CMS already works on ${DATA_DIR}; stop that one, give this one a folder of its own with DATA_DIR, or use PostgreSQL, on which several may work.`;
}

/** Locks a folder for the life of this process. Returns false when another process has the lock. */
export async function lockFolder(folder) {
  const socketPath = path.join(folder, SOCKET_NAME);
  if (process.platform === 'win32' || socketPath.length > MAX_SOCKET_PATH_LENGTH) return true;
  if (await hasListener(socketPath)) return false;
  fs.rmSync(socketPath, { force: true });
  await listenOn(socketPath);
  return true;
}

function hasListener(socketPath) {
  return new Promise((resolve) => {
    const socket = net.connect(socketPath, () => resolve(socket.destroy() && true));
    socket.on('error', () => resolve(false));
  });
}

/** On a file system without sockets the CMS starts without the lock. */
function listenOn(socketPath) {
  return new Promise((resolve) => {
    const server = net.createServer((socket) => socket.destroy());
    server.on('error', () => resolve());
    server.listen(socketPath, () => resolve());
    server.unref();
  });
}
