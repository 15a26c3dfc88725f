/** Interpolates linearly from 0 at `start` to 1 at `end`, clamped. */
export const fade = (time, start, end) => Math.min(1, Math.max(0, (time - start) / (end - start)));

export const easeInOut = (part) => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);
export const mix = (from, to, part) => from + (to - from) * part;

/** Rises from 0 to 1 between `from` and `up`, and falls to 0 between `down` and `to`. */
export const window01 = (time, from, up, down, to) =>
  easeInOut(fade(time, from, up)) * (1 - easeInOut(fade(time, down, to)));
