import { angle, distance, polar } from './geometry.mjs';

/** Small builders of SVG strings. Every one is pure, apart from the running number of the ids. */
/** A list of points from text: pts('0 0, 10 20') is pts('0 0, 10 20'). */
export const pts = (text) => text.split(',').map((point) => point.trim().split(/\s+/).map(Number));

const r = (value) => Math.round(value * 100) / 100;
const at = (point) => `${r(point[0])} ${r(point[1])}`;

function attributes(values) {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? r(value) : value}"`)
    .join('');
}

const el = (name, values, content = '') => `<${name}${attributes(values)}>${content}</${name}>`;
export const g = (transform, ...content) => el('g', { transform }, content.flat(9).join(''));
export const path = (d, fill, more = {}) => el('path', { d, fill, ...more });
export const circle = ([cx, cy], radius, fill, more = {}) => el('circle', { cx, cy, r: radius, fill, ...more });
export const ellipse = ([cx, cy], rx, ry, fill, more = {}) => el('ellipse', { cx, cy, rx, ry, fill, ...more });
export const rect = (x, y, width, height, fill, more = {}) => el('rect', { x, y, width, height, fill, ...more });
export const ring = (centre, radius, stroke, width, more = {}) =>
  circle(centre, radius, 'none', { stroke, 'stroke-width': width, ...more });

const pen = (stroke, width, more) => ({
  fill: 'none',
  stroke,
  'stroke-width': width,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  ...more,
});

/** Straight pieces from point to point: filled, or as an open line. */
export const poly = (points, fill, more = {}) => path(`M${points.map(at).join('L')}Z`, fill, more);
export const line = (points, stroke, width, more = {}) =>
  el('path', { d: `M${points.map(at).join('L')}`, ...pen(stroke, width, more) });
export const stroke = (d, colour, width, more = {}) => el('path', { d, ...pen(colour, width, more) });

/** The path through all points with soft corners (Catmull-Rom); closed or open. */
export function smooth(points, closed = false, tension = 0.5) {
  const count = points.length;
  const point = (i) => (closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))]);
  const handle = (from, a, b, sign) => [
    from[0] + (sign * (b[0] - a[0]) * tension) / 3,
    from[1] + (sign * (b[1] - a[1]) * tension) / 3,
  ];
  let d = `M${at(points[0])}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    d += `C${at(handle(from, before, to, 1))} ${at(handle(to, from, after, -1))} ${at(to)}`;
  }
  return closed ? `${d}Z` : d;
}
export const blob = (points, fill, more = {}) => path(smooth(points, true, 1), fill, more);
export const curve = (points, colour, width, more = {}) => stroke(smooth(points, false, 1), colour, width, more);

/** A limb: two circles of differing size and the skin between them; `flat` leaves out the end cap. */
export function limb(from, to, startRadius, endRadius, fill, { flat = false } = {}) {
  const far = distance(from, to);
  if (far < 0.01) return circle(from, Math.max(startRadius, endRadius), fill);
  const turn = (Math.acos(Math.max(-1, Math.min(1, (startRadius - endRadius) / far))) * 180) / Math.PI;
  const heading = angle(from, to);
  const [a, b] = [polar(from, startRadius, heading - turn), polar(to, endRadius, heading - turn)];
  const [e, d] = [polar(from, startRadius, heading + turn), polar(to, endRadius, heading + turn)];
  const end = flat ? `L${at(d)}` : `A${r(endRadius)} ${r(endRadius)} 0 ${turn > 90 ? 1 : 0} 1 ${at(d)}`;
  return path(
    `M${at(a)}L${at(b)}${end}L${at(e)}A${r(startRadius)} ${r(startRadius)} 0 ${turn < 90 ? 1 : 0} 1 ${at(a)}Z`,
    fill,
  );
}

let lastId = 0;
const nextId = () => `d${(lastId += 1)}`;

/** Content cut to a shape. */
export function cut(shape, ...content) {
  const id = nextId();
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content.flat(9).join('')}</g>`;
}

/** A linear gradient through the colours, evenly spaced: its definition, and the fill that uses it. */
export function gradient(colours, [x1, y1, x2, y2] = [0, 0, 0, 1]) {
  const id = nextId();
  const stops = colours.map((colour, index) =>
    el('stop', { offset: index / (colours.length - 1), 'stop-color': colour }),
  );
  return { define: el('linearGradient', { id, x1, y1, x2, y2 }, stops.join('')), fill: `url(#${id})` };
}

/** A round glow that fades out. */
export function glow(centre, radius, colour, strength = 0.6) {
  const id = nextId();
  const stop = (offset, opacity) => el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });
  const stops = stop(0, strength) + stop(0.4, strength * 0.45) + stop(1, 0);
  return el('radialGradient', { id }, stops) + circle(centre, radius, `url(#${id})`);
}

export const range = (count, make) => Array.from({ length: count }, (_, index) => make(index));
