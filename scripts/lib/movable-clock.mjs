import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from './paths.mjs';

/**
 * Returns a clock for one CMS of a test. Start the CMS with `env`. `set` takes the offset from the system clock in
 * milliseconds.
 */
export function movableClock() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'clock-'));
  const file = path.join(folder, 'offset');
  let offset = 0;
  /** @param {number} ms */
  const set = (ms) => {
    offset = ms;
    // Renaming is atomic, so the CMS never reads a partial number.
    fs.writeFileSync(`${file}.new`, String(ms));
    fs.renameSync(`${file}.new`, file);
  };
  set(0);
  return {
    env: {
      NODE_OPTIONS: `--require ${inRoot('scripts', 'lib', 'movable-clock-preload.cjs')}`,
      CLOCK_OFFSET_FILE: file,
    },
    set,
    /** Advances the clock by `ms`. Timers that become due fire. @param {number} ms */
    advance: (ms) => set(offset + ms),
    now: () => Date.now() + offset,
    remove: () => fs.rmSync(folder, { recursive: true }),
  };
}
