import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

const NAME = 'in-use.sock';
/** What the system takes for the address of such a socket. */
const LONGEST = 100;

/**
 * Claims the data folder for this process while it lives, by a socket that the system closes with it, however it
 * ends. Says who is in the way, or null. SQLite only: two writers would each keep their own idea of the content.
 */
export async function checkInstanceLock({ DATABASE_CLIENT, DATA_DIR }) {
  if (DATABASE_CLIENT !== 'sqlite' || (await lockFolder(DATA_DIR))) return null;
  return `another CMS already works on ${DATA_DIR}; stop that one, give this one a folder of its own with DATA_DIR, or use PostgreSQL, on which several may work.`;
}

/** Claims a folder for this process while it lives. Answers false when another process has claimed it. */
export async function lockFolder(folder) {
  const place = path.join(folder, NAME);
  if (process.platform === 'win32' || place.length > LONGEST) return true;
  if (await hasResponded(place)) return false;
  fs.rmSync(place, { force: true });
  await claim(place);
  return true;
}

function hasResponded(place) {
  return new Promise((resolve) => {
    const socket = net.connect(place, () => resolve(socket.destroy() && true));
    socket.on('error', () => resolve(false));
  });
}

/** A file system without sockets is no reason not to start. */
function claim(place) {
  return new Promise((resolve) => {
    const server = net.createServer((socket) => socket.destroy());
    server.on('error', () => resolve());
    server.listen(place, () => resolve());
    server.unref();
  });
}
