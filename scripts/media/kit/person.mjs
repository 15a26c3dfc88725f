import { add, mix, rotate } from './geometry.mjs';
import { head } from './head.mjs';
import { skeleton } from './skeleton.mjs';
import { dress } from './outfits.mjs';
import { circle, ellipse, g, limb, line, path, rect } from './svg.mjs';
import { trunk } from './trunk.mjs';

function foot([x, y], toes, fill) {
  if (toes === 'down') return ellipse([x, y + 1.4], 2.7, 2.2, fill);
  return path(
    `M${x - 2.4} ${y - 1.6}C${x - 3.2} ${y + 1.6} ${x - 3} ${y + 3.2} ${x - 2} ${y + 3.2}L${x + 6} ${y + 3.2}C${x + 8} ${y + 3.2} ${x + 7.6} ${y + 1.4} ${x + 5.6} ${y + 0.8}L${x + 1.8} ${y - 1.4}Z`,
    fill,
  );
}

function leg({ root, middle, end }, toes, { fill, hem = 1, width = 4.6, skin, shoe }) {
  const cuff = mix(middle, end, hem);
  return (
    limb(middle, end, 2.7, 2, skin.lit) +
    foot(end, toes, shoe ?? skin.lit) +
    limb(root, middle, width + 1, width * 0.86, fill) +
    limb(middle, cuff, width * 0.86, width * 0.72, fill, { flat: true })
  );
}

function arm({ root, middle, end }, { sleeve, share, tone, width = 3.1, bangle }) {
  const upper = Math.min(1, share * 2);
  const lower = Math.max(0, share * 2 - 1);
  const palm = add(end, rotate([1.2, 0], 0));
  return (
    limb(root, middle, 2.7, 2.3, tone) +
    limb(middle, end, 2.3, 1.7, tone) +
    circle(palm, 2.5, tone) +
    (bangle ? line([mix(middle, end, 0.8), mix(middle, end, 0.89)], bangle, 4.4, { 'stroke-linecap': 'butt' }) : '') +
    limb(root, mix(root, middle, upper), width, width * 0.92, sleeve, { flat: upper < 1 }) +
    (lower > 0 ? limb(middle, mix(middle, end, lower), width * 0.92, width * 0.84, sleeve, { flat: true }) : '')
  );
}

/**
 * A person, `height` pixels tall when standing, with the feet at `at`.
 * Look: { skin, hair, hairTone, cloth, outfit, … } (see clothes.mjs); `holds` is drawn in the near hand.
 */
export function person({ at, height, pose, look, mirror = false, holds = '', holdsFar = '', behind = '' }) {
  const bones = skeleton(pose);
  const wear = dress(bones, look, pose);
  const { skin } = look;
  const armLook = {
    sleeve: wear.sleeve,
    share: wear.sleeveShare,
    tone: skin.lit,
    bangle: wear.bangle,
    width: wear.armWidth,
  };
  const farLook = { ...armLook, sleeve: wear.sleeveFar ?? wear.sleeve, tone: skin.shade };
  const legLook = { skin, ...wear.legs };
  const neckBase = mix(bones.neck, bones.hip, 0.06);
  const scale = height / 100;
  const inHand = (content, { end }) => (content ? g(`translate(${end[0]} ${end[1]})`, content) : '');
  return g(
    `translate(${at[0]} ${at[1]}) scale(${mirror ? -scale : scale} ${scale})`,
    behind,
    wear.back ?? '',
    pose.view === 'back' ? '' : arm(bones.farArm, farLook) + inHand(holdsFar, bones.farArm),
    pose.ground ? '' : leg(bones.farLeg, bones.toes, { ...legLook, fill: wear.legs.fillFar ?? wear.legs.fill }),
    pose.ground ? '' : leg(bones.nearLeg, bones.toes, legLook),
    wear.lower ?? '',
    limb(neckBase, mix(bones.neck, bones.head, 0.6), 3, 2.6, skin.shade),
    trunk(bones, wear.top, wear.grow),
    wear.over ?? '',
    g(`translate(${bones.head[0]} ${bones.head[1]}) rotate(${bones.headTurn})`, head(pose.view ?? 'half', look)),
    wear.front ?? '',
    look.bag ? bag(bones, look.bag) : '',
    pose.view === 'back' ? arm(bones.farArm, armLook) + inHand(holdsFar, bones.farArm) : '',
    inHand(holds, bones.nearArm),
    arm(bones.nearArm, armLook),
    pose.nearHandFront ? inHand(pose.nearHandFront, bones.nearArm) : '',
  );
}

/** A cloth bag on a strap across the chest. */
function bag(bones, colour) {
  const top = add(bones.neck, rotate([bones.view === 'side' ? 1 : 5, 2], bones.lean));
  const low = add(bones.hip, [-6.5, 0]);
  return (
    limb(top, low, 0.8, 0.8, colour) +
    g(
      `translate(${low[0]} ${low[1]}) rotate(${bones.lean})`,
      rect(-6, -1, 11, 12, colour, { rx: 1.6 }),
      rect(-6, -1, 11, 4.6, '#10231c', { rx: 1.6, opacity: 0.16 }),
    )
  );
}
