/** Returns a seeded random source (mulberry32). The same seed renders the same image on every machine. */
export function seeded(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    around: (middle, spread) => middle + (next() * 2 - 1) * spread,
    whole: (low, high) => Math.floor(low + (high - low + 1) * next()),
    pick: (list) => list[Math.floor(next() * list.length)],
    chance: (share) => next() < share,
  };
}

/** Returns random points in a box with a minimum distance. `allowed` can reject points. */
export function scatter(random, { count, x, y, gap = 20, allowed = () => true }) {
  const found = [];
  for (let attempt = 0; found.length < count && attempt < count * 200; attempt += 1) {
    const point = [random.between(x[0], x[1]), random.between(y[0], y[1])];
    const free = found.every((other) => Math.hypot(other[0] - point[0], other[1] - point[1]) >= gap);
    if (free && allowed(point)) found.push(point);
  }
  return found;
}
