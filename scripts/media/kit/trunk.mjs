import { add, mix, rotate } from './geometry.mjs';
import { blob } from './svg.mjs';

/** The trunk of a figure: a soft shape along the spine, and places on it. */
export const wide = (bones) => ({ side: 5.6, half: 7.6, away: 7.6, front: 9.6, back: 9.6 })[bones.view];

/** The point at `share` of the spine (0 hip, 1 neck), `side` units in front of it. */
export const along = (bones, share, side) => add(mix(bones.hip, bones.neck, share), rotate([side, 0], bones.lean));

export function trunk(bones, fill, grow = 0) {
  const half = wide(bones) + grow;
  const side = bones.view === 'side';
  const outline = [
    [-0.06, -0.86],
    [0.32, side ? -0.78 : -0.74],
    [0.7, -0.96],
    [0.93, side ? -0.74 : -0.84],
    [1.02, -0.34],
    [1.02, 0.34],
    [0.93, side ? 0.62 : 0.84],
    [0.7, side ? 0.94 : 0.96],
    [0.32, side ? 0.86 : 0.74],
    [-0.06, 0.86],
  ];
  return blob(
    outline.map(([share, x]) => along(bones, share, x * half)),
    fill,
  );
}
