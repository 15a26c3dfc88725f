import { c } from './palette.mjs';
import { ellipse, g, path, poly, range, rect, stroke } from './svg.mjs';

/** Speech without words: bubbles of several shapes, filled with wavy lines. `at` is the middle. */
export function wave([x, y], length, colour, width, { bumps = 4, size = 7 } = {}) {
  const step = length / bumps;
  const d = range(bumps, (i) => `q${step / 4} ${i % 2 ? size : -size} ${step / 2} 0t${step / 2} 0`).join('');
  return stroke(`M${x} ${y}${d}`, colour, width);
}

const shapes = {
  round: (w, h, fill) => ellipse([0, 0], w / 2, h / 2, fill),
  box: (w, h, fill) => rect(-w / 2, -h / 2, w, h, fill, { rx: h * 0.18 }),
  pill: (w, h, fill) => rect(-w / 2, -h / 2, w, h, fill, { rx: h / 2 }),
  cloud: (w, h, fill) =>
    path(
      `M${-w * 0.36} ${h * 0.42}A${h * 0.32} ${h * 0.32} 0 0 1 ${-w * 0.4} ${-h * 0.16}A${h * 0.36} ${h * 0.36} 0 0 1 ${-w * 0.06} ${-h * 0.4}A${h * 0.36} ${h * 0.36} 0 0 1 ${w * 0.36} ${-h * 0.24}A${h * 0.34} ${h * 0.34} 0 0 1 ${w * 0.36} ${h * 0.42}Z`,
      fill,
    ),
  six: (w, h, fill) =>
    poly(
      [
        [-w * 0.34, -h / 2],
        [w * 0.34, -h / 2],
        [w / 2, 0],
        [w * 0.34, h / 2],
        [-w * 0.34, h / 2],
        [-w / 2, 0],
      ],
      fill,
      { stroke: fill, 'stroke-width': 12, 'stroke-linejoin': 'round' },
    ),
  leaf: (w, h, fill) =>
    path(
      `M${-w / 2} ${-h / 2}H${w * 0.2}Q${w / 2} ${-h / 2} ${w / 2} 0V${h / 2}H${-w * 0.2}Q${-w / 2} ${h / 2} ${-w / 2} 0Z`,
      fill,
    ),
};

function tailOf([x, y], half, fill) {
  const far = Math.hypot(x, y);
  const [dx, dy] = [(-y / far) * half, (x / far) * half];
  const base = [x * 0.4, y * 0.4];
  const points = [
    [base[0] + dx, base[1] + dy],
    [base[0] - dx, base[1] - dy],
    [x, y],
  ];
  return poly(points, fill, { stroke: fill, 'stroke-width': 4, 'stroke-linejoin': 'round' });
}

/** A bubble; `tail` is where it points, relative to its middle. */
export function bubble(
  [x, y],
  width,
  height,
  { shape = 'round', fill = c.leafLight, ink = c.forest, tail, lines = 3, bumps = 4 } = {},
) {
  const rows = range(lines, (i) => {
    const level = (i - (lines - 1) / 2) * height * 0.22;
    const length = width * (i === lines - 1 && lines > 1 ? 0.34 : 0.56);
    return wave([-width * 0.28, level], length, ink, Math.max(3.5, height * 0.04), {
      bumps,
      size: height * 0.07,
    });
  });
  const pointer = tail ? tailOf(tail, Math.min(width, height) * 0.13, fill) : '';
  return g(`translate(${x} ${y})`, pointer, shapes[shape](width, height, fill), ...rows);
}
