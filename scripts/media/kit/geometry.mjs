/** Plane geometry on [x, y] pairs. y grows downwards, angles are degrees clockwise from the x axis. */
const radians = (degrees) => (degrees * Math.PI) / 180;

export const add = (a, b) => [a[0] + b[0], a[1] + b[1]];
export const mix = (a, b, share) => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
export const distance = (a, b) => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const polar = (centre, radius, degrees) => [
  centre[0] + radius * Math.cos(radians(degrees)),
  centre[1] + radius * Math.sin(radians(degrees)),
];
export const rotate = ([x, y], degrees) => {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [x * cos - y * sin, x * sin + y * cos];
};
export const angle = (a, b) => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;

/** The joint of a two-bone limb (elbow, knee) from root to target; `side` says which way it bends. */
export function joint(root, target, upper, lower, side) {
  const reach = Math.min(distance(root, target), (upper + lower) * 0.999);
  const along = (upper * upper - lower * lower + reach * reach) / (2 * reach || 1);
  const away = Math.sqrt(Math.max(0, upper * upper - along * along));
  const heading = angle(root, target);
  return add(root, rotate([along, away * side], heading));
}

/** The target pulled back to what the limb can reach. */
export function reachable(root, target, length) {
  const far = distance(root, target);
  return far <= length ? target : mix(root, target, length / far);
}

/** A point on a cubic Bézier curve. */
export function bezier([a, b, cc, d], t) {
  const u = 1 - t;
  const at = (i) => u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * cc[i] + t * t * t * d[i];
  return [at(0), at(1)];
}

/** A point of a quadrilateral (corners clockwise from top left) for shares u across and v down. */
export const inQuad = ([a, b, cc, d], u, v) => mix(mix(a, b, u), mix(d, cc, u), v);

/** The isometric ground: x runs to the lower right, y to the lower left, z up. */
export const isometric =
  (origin, unit = 1) =>
  (x, y, z = 0) => [origin[0] + (x - y) * 0.866 * unit, origin[1] + (x + y) * 0.5 * unit - z * unit];
