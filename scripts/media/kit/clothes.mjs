import { add, mix } from './geometry.mjs';
import { along, wide } from './trunk.mjs';
import { blob, curve, limb, path, poly, stroke } from './svg.mjs';

/** Garments that several outfits share. Each gets the joints of a figure and returns its shapes. */

/** Crossed legs on the ground, under cloth. */
export function lap(bones, { main, shade, border, skin }) {
  const [x, y] = bones.hip;
  if (bones.view === 'front' || bones.view === 'back') {
    const wings = `M${x} ${y - 5}C${x + 12} ${y - 6} ${x + 25} ${y - 1} ${x + 24} ${y + 4}C${x + 24} ${y + 8} ${x - 24} ${y + 8} ${x - 24} ${y + 4}`;
    return [
      path(`${wings}C${x - 25} ${y - 1} ${x - 12} ${y - 6} ${x} ${y - 5}Z`, main),
      bones.view === 'front' ? stroke(`M${x - 16} ${y + 1}Q${x} ${y + 8} ${x + 16} ${y + 1}`, shade, 1) : '',
      border ? stroke(`M${x - 18} ${y + 6}Q${x} ${y + 7.4} ${x + 18} ${y + 6}`, border, 1.4) : '',
    ].join('');
  }
  const knees = `M${x - 10} ${y + 3}C${x - 12} ${y - 7} ${x + 6} ${y - 9} ${x + 17} ${y - 2}`;
  const floor = `C${x + 25} ${y + 2} ${x + 24} ${y + 7} ${x + 15} ${y + 7}L${x - 8} ${y + 7}`;
  const foot = `M${x + 1} ${y + 7}C${x + 1} ${y + 4} ${x + 5} ${y + 3.4} ${x + 9} ${y + 5}L${x + 10} ${y + 7}Z`;
  return [
    path(`${knees}${floor}C${x - 11} ${y + 7} ${x - 11} ${y + 6} ${x - 10} ${y + 3}Z`, main),
    stroke(`M${x - 2} ${y + 3}C${x + 5} ${y - 2} ${x + 12} ${y - 1} ${x + 18} ${y + 3}`, shade, 1),
    skin ? path(foot, skin.lit) : '',
    border ? stroke(`M${x - 8} ${y + 6}L${x + 15} ${y + 6}`, border, 1.6) : '',
  ].join('');
}

/** A tunic from the hip down over the thighs; `reach` is the share of the thigh it covers. */
export function tunic(bones, { main, shade, reach = 0.8, border }) {
  const half = wide(bones);
  const near = mix(bones.nearLeg.root, bones.nearLeg.middle, reach);
  const far = mix(bones.farLeg.root, bones.farLeg.middle, reach);
  const folded = bones.nearLeg.middle[1] < bones.hip[1] + 14;
  if (folded && reach < 0.4) return '';
  if (folded) return limb(bones.farLeg.root, far, 6.2, 5.2, shade) + limb(bones.nearLeg.root, near, 6.4, 5.6, main);
  const [left, right] = near[0] < far[0] ? [near, far] : [far, near];
  const [a, b] = [add(left, [-5.6, 0]), add(right, [6, 0])];
  const outline = [
    along(bones, 0.2, -half * 0.78),
    add(bones.hip, [-half * 0.96, 3]),
    a,
    b,
    add(bones.hip, [half * 0.98, 3]),
    along(bones, 0.2, half * 0.78),
  ];
  const slit = mix(a, b, 0.72);
  return [
    poly(outline, main, { stroke: main, 'stroke-width': 1.4, 'stroke-linejoin': 'round' }),
    border ? stroke(`M${a[0]} ${a[1] - 0.8}L${b[0]} ${b[1] - 0.8}`, border, 1.6) : '',
    reach > 0.5
      ? stroke(`M${bones.hip[0] + half * 0.5} ${bones.hip[1] + 4}L${slit[0]} ${slit[1] - 3}`, shade, 0.9)
      : '',
  ].join('');
}

/** A scarf round the neck with one end hanging in front. */
export function scarf(bones, { main, shade }) {
  const at = (share, side) => along(bones, share, side * wide(bones));
  return [
    blob([at(1.04, -0.6), at(1.06, 0.4), at(0.9, 0.5), at(0.86, -0.2), at(0.92, -0.7)], main),
    limb(at(0.92, 0.3), at(0.42, 0.62), 1.8, 2.2, main, { flat: true }),
    curve([at(0.98, -0.4), at(0.92, 0.3)], shade, 0.7),
  ].join('');
}

/** An open sleeveless jacket over the trunk. */
export function waistcoat(bones, fill) {
  const half = wide(bones) + 0.5;
  const panel = (outer, inner) =>
    poly(
      [
        along(bones, -0.08, outer * 0.9),
        along(bones, 0.34, outer * 0.8),
        along(bones, 0.72, outer * 0.98),
        along(bones, 0.96, outer * 0.7),
        along(bones, 1, inner * 1.3),
        along(bones, 0.5, inner),
        along(bones, -0.08, inner),
      ],
      fill,
      { stroke: fill, 'stroke-width': 1.4, 'stroke-linejoin': 'round' },
    );
  if (bones.view === 'back' || bones.view === 'away') return panel(-half, 0) + panel(half, 0);
  if (bones.view === 'side') return panel(-half, half * 0.2);
  return panel(-half, -half * 0.16) + panel(half, half * 0.34);
}
