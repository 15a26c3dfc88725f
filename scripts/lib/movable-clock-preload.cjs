// Loaded before the CMS (node --require). Its clock differs from the machine's by the milliseconds in
// CLOCK_OFFSET_FILE, which a test changes at any moment. A timer of a second or more also fires as soon as the moved
// clock reaches its time. Timers of the database libraries do not: moved, they would end queries and connections in use.
const fs = require('node:fs');

const LONG_TIMER_MS = 1000;
const POLL_MS = 25;
const DATABASE_CALLER = /node_modules\/(knex|tarn|pg|pg-pool)\//;
const file = process.env.CLOCK_OFFSET_FILE;
const RealDate = Date;
const now = () => RealDate.now() + Number(fs.readFileSync(file, 'utf8'));

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(now());
    else super(...given);
  }
  static now() {
    return now();
  }
};

const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = globalThis;
/** The pending long timers. When the moved clock reaches `due`, a timer fires immediately. */
const pendingTimers = new Map();

globalThis.setTimeout = Object.assign((callback, delay, ...given) => {
  if (!(delay >= LONG_TIMER_MS) || DATABASE_CALLER.test(new Error().stack))
    return realSetTimeout(callback, delay, ...given);
  const fire = () => {
    pendingTimers.delete(timer);
    callback(...given);
  };
  const timer = realSetTimeout(fire, delay);
  pendingTimers.set(timer, { due: now() + delay, fire });
  return timer;
}, realSetTimeout);

globalThis.clearTimeout = (timer) => {
  pendingTimers.delete(timer);
  realClearTimeout(timer);
};

setInterval(() => {
  const time = now();
  for (const [timer, { due, fire }] of [...pendingTimers]) {
    if (time < due || !pendingTimers.has(timer)) continue;
    realClearTimeout(timer);
    fire();
  }
}, POLL_MS).unref();
