import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const PRELOAD = path.join(import.meta.dirname, 'movable-clock.cjs');

/** A clock for one CMS: start the CMS with `env`, then `set` how many milliseconds its clock is ahead of the machine's. */
export function movableClock() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'clock-'));
  const file = path.join(folder, 'offset');
  let offset = 0;
  const set = (ms: number) => {
    offset = ms;
    // Renamed into place: the CMS never reads half a number.
    fs.writeFileSync(`${file}.new`, String(ms));
    fs.renameSync(`${file}.new`, file);
  };
  set(0);
  return {
    env: { NODE_OPTIONS: `--require ${PRELOAD}`, CLOCK_OFFSET_FILE: file },
    set,
    /** Moves the clock on by `ms`. What waits for that time happens now. */
    advance: (ms: number) => set(offset + ms),
    now: () => Date.now() + offset,
    remove: () => fs.rmSync(folder, { recursive: true }),
  };
}
