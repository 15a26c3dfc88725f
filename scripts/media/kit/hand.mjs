import { add, mix, rotate } from './geometry.mjs';
import { ellipse, g, limb, line, smooth, stroke } from './svg.mjs';

/**
 * Hands close up. All are drawn for the right side of a thing (arm coming from the lower right),
 * in units where a finger is about 30 wide; mirror and scale them with `place`.
 */
export const place = ([x, y], scale, turn, content, mirror = false) =>
  g(`translate(${x} ${y}) rotate(${turn}) scale(${mirror ? -scale : scale} ${scale})`, content);

/** A finger along a soft line, with a nail near its tip when the nail can be seen. */
export function finger(points, { lit, shade }, width = 30, nail = false) {
  const d = smooth(points, false, 1);
  const [before, tip] = points.slice(-2);
  const turn = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI;
  const bed = add(tip, rotate([width * 0.12, 0], turn));
  return [
    stroke(d, shade, width + 3),
    stroke(d, lit, width - 1),
    nail
      ? ellipse(bed, width * 0.26, width * 0.22, '#f3d9c4', {
          transform: `rotate(${turn} ${bed[0]} ${bed[1]})`,
          opacity: 0.75,
        })
      : '',
  ].join('');
}

/** The forearm with its sleeve, from the wrist to far outside; `bangles` are stroke colours. */
export function foreArm(wrist, elbow, { lit }, { sleeve, cuff, share = 0.35, width = 40, bangles = [] }) {
  const start = mix(wrist, elbow, share);
  const heading = (Math.atan2(elbow[1] - wrist[1], elbow[0] - wrist[0]) * 180) / Math.PI;
  const across = (at, half) => [add(at, rotate([0, -half], heading)), add(at, rotate([0, half], heading))];
  return [
    limb(wrist, elbow, width, width * 1.35, lit),
    ...bangles.map((colour, i) => line(across(mix(wrist, elbow, 0.11 + i * 0.03), width * 1.06), colour, 8)),
    limb(elbow, start, width * 1.7, width * 1.3, sleeve, { flat: true }),
    cuff ? line(across(start, width * 1.26), cuff, 13) : '',
  ].join('');
}
