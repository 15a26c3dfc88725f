import { c } from './palette.mjs';
import { bezier, mix } from './geometry.mjs';
import { circle, cut, ellipse, gradient, line, path, range, rect, smooth, stroke } from './svg.mjs';

/** Sky, hills, fields: the wide shapes behind a scene of 1600 by 900. */
export function sky(top, bottom, height = 900) {
  const wash = gradient([top, bottom]);
  return wash.define + rect(0, 0, 1600, height, wash.fill);
}

/** A land shape: a soft line through the points, filled down to `floor`. */
export const land = (points, fill, floor = 900) =>
  path(`${smooth(points, false, 1)}L${points.at(-1)[0]} ${floor}L${points[0][0]} ${floor}Z`, fill);

/** A flat-bottomed cloud from round heads: [x, y, radius] each, over a base line; `to` fades it downwards. */
export function cloud(heads, base, fill, to = fill) {
  const left = Math.min(...heads.map(([x, , radius]) => x - radius));
  const right = Math.max(...heads.map(([x, , radius]) => x + radius));
  const top = Math.min(...heads.map(([, y, radius]) => y - radius));
  const low = Math.min(...heads.map(([, , radius]) => radius)) * 0.45;
  const wash = gradient([fill, to]);
  const shape = [
    ...heads.map(([x, y, radius]) => circle([x, y], radius, '#000')),
    rect(left, base - low * 2, right - left, low * 2, '#000', { rx: low }),
  ];
  return cut(
    shape.join(''),
    cut(
      rect(left, top, right - left, base - top, '#000'),
      wash.define,
      rect(left, top, right - left, base - top, wash.fill),
    ),
  );
}

/** Slanted strokes of far rain inside a parallelogram. */
export function rain(random, { x, y, count, slant = -0.25, colour, width = 2.5 }) {
  return range(count, () => {
    const start = [random.between(...x), random.between(...y)];
    const length = random.between(26, 60);
    return line([start, [start[0] + length * slant, start[1] + length]], colour, width, {
      opacity: random.between(0.35, 0.9),
    });
  }).join('');
}

/** The edge of a crop row as a Bézier: far end, near end, and a sideways bend. */
const rowEdge = ({ far, near, bend }, share) => {
  const a = mix(far[0], far[1], share);
  const b = mix(near[0], near[1], share);
  const height = b[1] - a[1];
  return [a, [a[0] + bend * 0.5, a[1] + height * 0.22], [b[0] + bend, a[1] + height * 0.55], b];
};

/** Crop rows that run towards the viewer: `far` and `near` are the two ends of the field's edges. */
export function cropRows({ far, near, bend = 0, count, fill, width = 0.5 }) {
  return range(count, (index) => {
    const [a, b, d, e] = rowEdge({ far, near, bend }, index / count);
    const [p, q, s, t] = rowEdge({ far, near, bend }, (index + width) / count);
    const curve = (one, two, three) => `C${one.join(' ')} ${two.join(' ')} ${three.join(' ')}`;
    return path(`M${a.join(' ')}${curve(b, d, e)}L${t.join(' ')}${curve(s, q, p)}Z`, fill);
  }).join('');
}

/** Points along the middle of each row, nearer ones further apart: [x, y, nearness 0..1]. */
export function rowPoints({ far, near, bend = 0, count, width = 0.5 }, perRow, from = 0.2) {
  return range(count, (index) => {
    const curve = rowEdge({ far, near, bend }, (index + width / 2) / count);
    return range(perRow, (step) => {
      const t = from + (1 - from) * (step / (perRow - 1)) ** 1.25;
      return [...bezier(curve, t), t];
    });
  }).flat();
}

/** A low crop plant: three leaves on a spot. */
export function tuft([x, y], size, fill, dark) {
  const leaf = (turn, colour, length = 1) =>
    ellipse([x, y - size * 0.5 * length], size * 0.24, size * 0.56 * length, colour, {
      transform: `rotate(${turn} ${x} ${y})`,
    });
  return leaf(-58, dark) + leaf(58, dark) + leaf(-24, fill) + leaf(26, fill, 0.92) + leaf(2, fill, 1.1);
}

/** A blade or two of grass. */
export const grass = ([x, y], size, colour) =>
  stroke(`M${x} ${y}q${-size * 0.1} ${-size * 0.6} ${-size * 0.4} ${-size}`, colour, size * 0.12) +
  stroke(`M${x} ${y}q${size * 0.1} ${-size * 0.7} ${size * 0.3} ${-size * 1.1}`, colour, size * 0.12);

/** A soft patch of shade on the ground. */
export const shadow = ([x, y], rx, ry, colour = c.ink, opacity = 0.14) => ellipse([x, y], rx, ry, colour, { opacity });

/** Birds far off: a pair of short arcs each. */
export const birds = (points, colour, size = 9) =>
  points
    .map(([x, y]) =>
      stroke(
        `M${x - size} ${y - size * 0.3}q${size * 0.6} ${-size * 0.4} ${size} ${size * 0.3}q${size * 0.4} ${-size * 0.7} ${size} ${-size * 0.3}`,
        colour,
        2.2,
      ),
    )
    .join('');
