import { add, mix } from './geometry.mjs';
import { along, wide } from './trunk.mjs';
import { blob, curve, limb, path, poly, smooth, stroke } from './svg.mjs';

/** The saree: the skirt it makes, the cloth across the chest, and the loose end down the back. */
const seatedIn = (bones) =>
  Math.abs(bones.nearLeg.middle[0] - bones.hip[0]) > 13 || Math.abs(bones.farLeg.middle[0] - bones.hip[0]) > 15;

/** Sitting, squatting, kneeling: the cloth follows each leg. */
function wrappedLegs(bones, { main, shade, border, hem }) {
  const leg = ({ root, middle, end }, fill) => {
    const foot = mix(middle, end, hem);
    const band = mix(middle, end, hem - 0.1);
    return (
      limb(root, middle, 7.4, 5.4, fill) +
      limb(middle, foot, 5.4, 5, fill, { flat: true }) +
      (border ? limb(band, foot, 5, 5, border, { flat: true }) + limb(middle, band, 5.4, 5, fill, { flat: true }) : '')
    );
  };
  const { nearLeg, farLeg, hip } = bones;
  return [
    leg(farLeg, shade),
    poly([hip, farLeg.middle, nearLeg.middle], shade),
    leg(nearLeg, main),
    stroke(
      smooth(
        [mix(nearLeg.root, nearLeg.middle, 0.2), add(nearLeg.middle, [-1, 1.4]), mix(nearLeg.middle, nearLeg.end, 0.6)],
        false,
        1,
      ),
      shade,
      0.9,
    ),
  ].join('');
}

/** A wrapped cloth round both legs, down to `hem` (share of the shins). */
export function skirt(bones, { main, shade, border, hem = 0.94, flare = 1 }) {
  if (seatedIn(bones)) return wrappedLegs(bones, { main, shade, border, hem });
  const half = wide(bones) * 0.98;
  const low = ({ middle, end }) => ({ knee: middle, foot: mix(middle, end, hem) });
  const [left, right] = [low(bones.nearLeg), low(bones.farLeg)].sort((a, b) => a.foot[0] - b.foot[0]);
  const hemLeft = add(left.foot, [-4.4 * flare, 0]);
  const hemRight = add(right.foot, [5 * flare, 0]);
  const kneeLeft = add(left.knee[0] < right.knee[0] ? left.knee : right.knee, [-5.6 * flare, 0]);
  const kneeRight = add(left.knee[0] < right.knee[0] ? right.knee : left.knee, [5.4 * flare, 0]);
  const down = smooth(
    [along(bones, 0.12, -half * 0.84), add(bones.hip, [-half * 1.06, 3]), kneeLeft, hemLeft],
    false,
    1,
  );
  const up = smooth([hemRight, kneeRight, add(bones.hip, [half * 1.02, 3]), along(bones, 0.12, half * 0.84)], false, 1);
  const top = add(bones.hip, [1, 3]);
  const pleats = [0.34, 0.56, 0.78].map((share) => {
    const end = mix(hemLeft, hemRight, share);
    return stroke(smooth([mix(top, end, 0.3), mix(top, end, 0.94)]), shade, 0.9);
  });
  const rise = [0.2, -2.4];
  return [
    path(`${down}${up.replace('M', 'L')}Z`, main),
    ...pleats,
    border ? poly([hemLeft, hemRight, add(hemRight, rise), add(hemLeft, rise)], border) : '',
  ].join('');
}

/** The cloth across the chest, with the blouse showing at the free shoulder. */
export function drape(bones, { main, shade, border, blouse, belly }) {
  const half = wide(bones);
  const flip = bones.view === 'back' || bones.view === 'away' ? -1 : 1;
  const at = (share, side) => along(bones, share, side * half * flip);
  const edge = [at(1.0, -0.5), at(0.8, 0.16), at(0.5, 0.84)];
  const free = [at(1.03, 0.3), at(0.94, 0.84), at(0.74, 0.97), at(0.52, 0.88)];
  const round = belly ? blob([at(0.5, 0.6), at(0.36, 1.5), at(0.14, 1.66), at(-0.04, 1), at(0.1, 0)], main) : '';
  return (
    round +
    path(
      `${smooth(edge, false, 1)}L${free
        .reverse()
        .map((point) => point.join(' '))
        .join('L')}Z`,
      blouse,
    ) +
    curve(edge, border, 1.5) +
    curve([at(0.72, -0.8), at(0.4, 0), at(0.16, 0.7)], shade, 0.8)
  );
}

/** The loose end of the cloth, hanging from the shoulder down the back. */
export function pallu(bones, { shade, border }) {
  const half = wide(bones);
  const top = along(bones, 0.99, -half * 0.3);
  const low = add(top, [-half * 0.9, 35]);
  const outer = smooth([top, along(bones, 0.7, -half * 1.2), add(low, [-3, -4]), add(low, [-3.4, 0])], false, 1);
  return (
    path(`${outer}L${low[0] + 6} ${low[1] + 1}L${bones.hip[0]} ${bones.hip[1] - 8}Z`, shade) +
    poly([add(low, [-3.4, 0]), add(low, [6, 1]), add(low, [6, -1.6]), add(low, [-3.2, -2.6])], border)
  );
}
