import { add, joint, mix, reachable, rotate } from './geometry.mjs';

/** Bone lengths of a figure 100 units tall; its feet stand on y = 0 and it looks to the right. */
const bone = { torso: 29, thigh: 24, shin: 23.5, upperArm: 17, foreArm: 16 };

const shoulders = { side: [-0.6, 1.6], half: [-6.2, 6.4], away: [-6.2, 6.4], front: [-9, 9], back: [-9, 9] };
const hips = { side: [-0.4, 0.6], half: [-3, 3], away: [-3, 3], front: [-4, 4], back: [-4, 4] };

/**
 * Where all joints are.
 * Pose: hip [x, y], lean (degrees, forwards positive), nod (of the head), hands and feet as { near, far }
 * targets, and bend { nearArm, farArm, nearLeg, farLeg }: 1 or -1, the side to which the joint gives way.
 */
export function skeleton(pose) {
  const { view = 'half', hip = [0, -48], lean = 2, nod = 0 } = pose;
  const flat = view === 'front' || view === 'back';
  const bend = { nearArm: 1, farArm: flat ? -1 : 1, nearLeg: flat ? 1 : -1, farLeg: -1, ...pose.bend };
  const neck = add(hip, rotate([0, -bone.torso], lean));
  const across = (offset, length) => rotate([offset, length], lean * 0.7);
  const shoulder = (index) => add(neck, across(shoulders[view][index], 2.6));
  const arm = (index, target, side) => {
    const root = shoulder(index);
    const hand = reachable(root, target, bone.upperArm + bone.foreArm);
    return { root, middle: joint(root, hand, bone.upperArm, bone.foreArm, side), end: hand };
  };
  const leg = (index, target, side) => {
    const root = add(hip, [hips[view][index], 0]);
    const foot = reachable(root, target, bone.thigh + bone.shin);
    return { root, middle: joint(root, foot, bone.thigh, bone.shin, side), end: foot };
  };
  const headLean = lean * 0.5 + nod;
  return {
    view,
    lean,
    hip,
    neck,
    chest: mix(hip, neck, 0.7),
    waist: mix(hip, neck, 0.3),
    headTurn: headLean,
    head: add(neck, rotate([view === 'side' ? 1.6 : view === 'half' ? 0.8 : 0, -11.5], headLean)),
    nearArm: arm(
      0,
      pose.hands?.near ?? [hip[0] - (view === 'half' || view === 'away' ? 7 : 11.5), hip[1] + 7],
      bend.nearArm,
    ),
    farArm: arm(
      1,
      pose.hands?.far ?? [hip[0] + (view === 'half' || view === 'away' ? 10 : 11.5), hip[1] + 7],
      bend.farArm,
    ),
    nearLeg: leg(0, pose.feet?.near ?? [-3, -3.2], bend.nearLeg),
    farLeg: leg(1, pose.feet?.far ?? [4, -3.2], bend.farLeg),
    toes: pose.toes ?? (flat ? 'down' : 'forward'),
  };
}

/** Poses, to be spread and overridden. All look to the right; mirror the figure for the other way. */
export const stand = { view: 'half', hip: [0, -50.4], feet: { near: [-3.4, -3], far: [4, -3] } };
export const walk = {
  view: 'side',
  hip: [0, -48],
  lean: 4,
  feet: { near: [-13, -3.4], far: [11, -3] },
  hands: { near: [9, -44], far: [-9, -44] },
};
/** On a seat about 24 units high; the seat is below the hip. */
export const sit = {
  view: 'side',
  hip: [0, -28],
  lean: 3,
  feet: { near: [21, -3], far: [25, -3] },
  hands: { near: [17, -36], far: [19, -37] },
};
/** Cross-legged on the ground. */
export const sitGround = {
  view: 'half',
  hip: [0, -7],
  lean: 3,
  ground: true,
  hands: { near: [9, -15], far: [15, -16] },
};
export const squat = {
  view: 'side',
  hip: [-6, -15],
  lean: 16,
  feet: { near: [2, -3], far: [8, -3] },
  hands: { near: [20, -14], far: [22, -16] },
};
export const kneel = {
  view: 'side',
  hip: [-4, -29.5],
  lean: 14,
  feet: { near: [-27, -4], far: [13, -3] },
  hands: { near: [18, -20], far: [20, -22] },
};
export const stoop = {
  view: 'side',
  hip: [0, -46],
  lean: 62,
  nod: -22,
  feet: { near: [-6, -3], far: [8, -3] },
  hands: { near: [34, -18], far: [38, -20] },
};
