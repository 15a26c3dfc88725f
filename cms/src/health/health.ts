import type { Core } from '@strapi/strapi';

const HEALTH_PATH = '/_health';

/**
 * Serves `/_health` in place of Strapi, which always responds 204. Responds 503 while the database accepts no writes,
 * because then no form is stored and nobody can log in.
 */
export const health: Core.MiddlewareFactory = (_config, { strapi }) => {
  const isWritable = createWriteCheck({
    write: () => writeMark(strapi),
    onChange: (problem) =>
      problem === null
        ? strapi.log.info('The database can be written again.')
        : strapi.log.error(`The database cannot be written (${problem}): no form is stored and nobody can log in.`),
  });
  return async (ctx, next) => {
    if (ctx.path !== HEALTH_PATH) return next();
    ctx.set('cache-control', 'no-store');
    if (await isWritable()) ctx.status = 204;
    else Object.assign(ctx, { status: 503, body: { database: 'unwritable' } });
  };
};

const CORE_STORE_UID = 'strapi::core-store';
const HEALTH_KEY = 'site_health_mark';

/** Writes the current time into one row of Strapi's settings table. Works on every database. */
async function writeMark({ db }: Core.Strapi): Promise<void> {
  const value = JSON.stringify(new Date().toISOString());
  const { count } = await db.query(CORE_STORE_UID).updateMany({ where: { key: HEALTH_KEY }, data: { value } });
  if (count === 0) await db.query(CORE_STORE_UID).create({ data: { key: HEALTH_KEY, value, type: 'string' } });
}

type Options = {
  /** Writes something small to the database. */
  write: () => Promise<unknown>;
  /** Called on each change: with a short reason when writes start to fail, with null when they work again. */
  onChange: (problem: string | null) => void;
  now?: () => number;
};

/** How long a result is valid. A failed write is retried sooner, so that recovery shows quickly. */
export const RESULT_VALID_MS = 5000;
export const WRITE_RETRY_MS = 1000;
/** A caller waits this long for a slow write, then gets the last result. HAProxy's check timeout is one second. */
const WRITE_TIMEOUT_MS = 500;
/** A write without a response for this long counts as failed. */
const STUCK_WRITE_MS = 5000;

/**
 * Returns a function that checks whether the database accepts writes. Concurrent callers share one write, and its
 * result is cached for some seconds.
 */
export function createWriteCheck({ write, onChange, now = () => performance.now() }: Options) {
  let writable: boolean | undefined;
  let endedAt = -Infinity;
  let running: { since: number; done: Promise<void> } | undefined;

  function record(problem: string | null): void {
    const changed = writable !== (problem === null) && !(writable === undefined && problem === null);
    writable = problem === null;
    if (changed) onChange(problem);
  }

  async function tryWrite(): Promise<void> {
    const problem = await write().then(() => null, reasonOf);
    endedAt = now();
    running = undefined;
    record(problem);
  }

  return async function isWritable(): Promise<boolean> {
    const due = now() - endedAt >= (writable ? RESULT_VALID_MS : WRITE_RETRY_MS);
    if (!running && due) running = { since: now(), done: tryWrite() };
    if (running) await waitAtMost(WRITE_TIMEOUT_MS, running.done);
    if (running && now() - running.since >= STUCK_WRITE_MS) record(`no answer for ${STUCK_WRITE_MS / 1000} s`);
    return writable ?? false;
  };
}

/** Returns the database error code or the error name. The message may contain a query with values. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

async function waitAtMost(ms: number, done: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([done, new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
}
