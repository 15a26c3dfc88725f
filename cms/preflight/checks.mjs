import cluster from 'node:cluster';
import fs from 'node:fs';
import path from 'node:path';
import net from 'node:net';
import { createRequire } from 'node:module';

/**
 * Returns a sentence if any visitor could register as the first administrator after this start, or null. Only for a SQLite
 * file that does not exist yet. src/bootstrap/accounts.ts checks PostgreSQL.
 */
export function checkFirstAdmin({ NODE_ENV, DATABASE_CLIENT, DATA_DIR, ADMIN_EMAIL, ADMIN_PASSWORD }) {
  if (NODE_ENV !== 'production' || DATABASE_CLIENT !== 'sqlite' || (ADMIN_EMAIL && ADMIN_PASSWORD)) return null;
  if (fs.existsSync(path.join(DATA_DIR, 'cms.sqlite'))) return null;
  return 'there is no administrator yet; set ADMIN_EMAIL and ADMIN_PASSWORD in .env for the first start.';
}

/** Returns why this address is not available, or null. `setting` is the name of the variable to change. */
export function checkPort(host, port, setting) {
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    return Promise.resolve(`${setting} must be a port number from 1 to 65535.`);
  }
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error) => resolve(sentence(error, host, port, setting)));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}

function sentence(error, host, port, setting) {
  if (error.code === 'EADDRINUSE') {
    return `port ${port} is taken by another program; stop that program or set ${setting} to a free port.`;
  }
  if (error.code === 'EACCES') return `port ${port} needs more rights; set ${setting} to a port above 1023.`;
  return `cannot listen on ${host}:${port} (${error.code}); check HOST and ${setting}.`;
}

const CONNECT_TIMEOUT_MS = 5000;
const DAMAGE_CODES = /^SQLITE_(CORRUPT|NOTADB)/;

/** Returns why the database cannot be used, or null. */
export const checkDatabase = (env) =>
  env.DATABASE_CLIENT === 'sqlite' ? checkSqlite(env.DATA_DIR) : checkPostgres(env);

/**
 * Returns a sentence if the file is damaged. A damaged file can otherwise work for a while and lose what is written. The
 * check reads the whole file, about 100 MB in a second. Other problems have their own checks.
 */
function checkSqlite(folder) {
  const file = path.join(folder, 'cms.sqlite');
  if (!fs.existsSync(file)) return null;
  const damage = damageIn(file);
  return (
    damage &&
    `the database ${file} is damaged (${damage}); restore a backup with "npm run restore -- backups/<date> --yes", which sets the damaged file aside.`
  );
}

function damageIn(file) {
  try {
    // Not read-only: after a crash the driver first completes the last transaction.
    const database = new (sqliteDriver())(file, { fileMustExist: true, timeout: CONNECT_TIMEOUT_MS });
    try {
      const verdict = String(database.pragma('quick_check(1)', { simple: true }));
      return verdict === 'ok' ? null : verdict.split('\n').at(-1);
    } finally {
      database.close();
    }
  } catch (error) {
    return DAMAGE_CODES.test(error.code) ? error.message : null;
  }
}

/** Returns why PostgreSQL cannot be used, or null. */
async function checkPostgres(env) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  try {
    await client.connect();
    return null;
  } catch (error) {
    return `PostgreSQL at ${withoutPassword(env.DATABASE_URL)} does not let us in (${error.code ?? error.message}); start it or mend DATABASE_URL.`;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function withoutPassword(databaseUrl) {
  try {
    const url = new URL(databaseUrl);
    return `${url.host}${url.pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}

const FIRST_MAJOR_WITH_NEW_API = 22;

/** Returns the SQLite driver for this Node, the same that the CMS uses (decision 0003). Throws if it is not installed. */
export function sqliteDriver() {
  const isNew = Number(process.versions.node.split('.')[0]) >= FIRST_MAJOR_WITH_NEW_API;
  return createRequire(import.meta.url)(isNew ? 'better-sqlite3-node22' : 'better-sqlite3');
}

const TRIAL_FILE_BYTES = 8 * 1024 * 1024;
const REASONS = {
  EACCES: 'may not be written to; give this user the right to write there',
  EPERM: 'may not be written to; give this user the right to write there',
  EROFS: 'is on a read-only disk; choose another with DATA_DIR',
  ENOSPC: 'is on a full disk; make room, or choose another with DATA_DIR',
  EDQUOT: 'is on a full disk; make room, or choose another with DATA_DIR',
  ENOTDIR: 'is not a folder; choose another with DATA_DIR',
  EEXIST: 'is not a folder; choose another with DATA_DIR',
};

/**
 * Creates the data folder with its folder for uploads and writes some megabytes as a test. Returns the problem as a
 * sentence, or null.
 */
export function checkDataFolder(folder) {
  const createdFolder = firstMissing(folder);
  const trialFile = path.join(folder, `.trial-${process.pid}`);
  try {
    fs.mkdirSync(path.join(folder, 'public', 'uploads'), { recursive: true });
    closeToOthers(folder);
    fs.writeFileSync(trialFile, Buffer.alloc(TRIAL_FILE_BYTES, 1));
    fs.rmSync(trialFile);
    return null;
  } catch (error) {
    if (error.code !== 'ENOTDIR' && error.code !== 'EEXIST') fs.rmSync(trialFile, { force: true });
    if (createdFolder) fs.rmSync(createdFolder, { recursive: true, force: true });
    return `the data folder ${folder} ${REASONS[error.code] ?? `cannot be used (${error.code})`}.`;
  }
}

/** Removes the permissions of other users in a folder of an earlier version. Leaves a folder of another owner alone. */
function closeToOthers(folder) {
  if (process.platform === 'win32' || fs.statSync(folder).uid !== process.getuid()) return;
  fs.chmodSync(folder, 0o700);
  for (const name of fs.readdirSync(folder).filter((one) => /\.sqlite(-\w+)?$/.test(one))) {
    fs.chmodSync(path.join(folder, name), 0o600);
  }
}

/** Returns the topmost folder that this start would create. It is removed when the start fails. */
function firstMissing(folder) {
  if (fs.existsSync(folder)) return null;
  const parent = path.dirname(folder);
  return fs.existsSync(parent) || parent === folder ? folder : firstMissing(parent);
}

const SOCKET_NAME = 'in-use.sock';
/** The operating system refuses longer socket paths. */
const MAX_SOCKET_PATH_LENGTH = 100;

/**
 * Locks the data folder for this process with a socket, which the system closes with the process. Returns a sentence if
 * another process has the lock, or null. SQLite only: two CMS processes on one file would each have their own caches.
 * `strapi develop` forks the process that serves, and its parent has the lock.
 */
export async function checkInstanceLock({ DATABASE_CLIENT, DATA_DIR }) {
  if (DATABASE_CLIENT !== 'sqlite' || cluster.isWorker || (await lockFolder(DATA_DIR))) return null;
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
