import { c } from './palette.mjs';
import { lap, scarf, tunic, waistcoat } from './clothes.mjs';
import { drape, pallu, skirt } from './saree.mjs';

/**
 * An outfit in layers: back, legs, lower, top, over, front, and how the sleeves are.
 * look.outfit: 'saree' | 'kurti' | 'kurta' | 'dhoti' | 'shirt'; look.main, shade, border, blouse, trousers, vest, wrap.
 */
export function dress(bones, look, pose) {
  const { main, shade, border = c.marigold } = look;
  const cloth = { main, shade, border, blouse: look.blouse, belly: look.belly };
  const bare = { fill: look.trousers ?? main, fillFar: look.trousersShade ?? shade, shoe: look.shoe };
  const seat = (fill, dark) => lap(bones, { main: fill, shade: dark, skin: look.skin });
  if (look.outfit === 'saree') {
    return {
      legs: { fill: main, fillFar: shade, hem: 0.5, width: 5, shoe: look.shoe },
      back: pose.ground || bones.lean > 30 || bones.view === 'back' || bones.view === 'away' ? '' : pallu(bones, cloth),
      top: main,
      over: (pose.ground ? lap(bones, { ...cloth, skin: look.skin }) : skirt(bones, cloth)) + drape(bones, cloth),
      sleeve: look.jacket ?? look.blouse,
      sleeveShare: look.jacket ? 0.95 : 0.34,
      bangle: look.jacket ? undefined : border,
      front: look.jacket ? waistcoat(bones, look.jacket) : '',
    };
  }
  if (look.outfit === 'kurti') {
    return {
      legs: { ...bare, width: 4.2, hem: 0.9 },
      lower: pose.ground ? seat(bare.fill, bare.fillFar) : tunic(bones, { ...cloth, border: look.border, reach: 0.98 }),
      top: main,
      front: (look.vest ? waistcoat(bones, look.vest) : '') + (look.wrap ? scarf(bones, look.wrap) : ''),
      sleeve: main,
      sleeveFar: shade,
      sleeveShare: 0.66,
      bangle: look.bangle,
    };
  }
  if (look.outfit === 'kurta') {
    return {
      legs: { ...bare, width: 4.8, hem: 0.94 },
      lower: pose.ground ? seat(bare.fill, bare.fillFar) : tunic(bones, { ...cloth, border: undefined, reach: 0.86 }),
      top: main,
      front: (look.vest ? waistcoat(bones, look.vest) : '') + (look.wrap ? scarf(bones, look.wrap) : ''),
      sleeve: main,
      sleeveFar: shade,
      sleeveShare: 0.9,
    };
  }
  if (look.outfit === 'dhoti') {
    return {
      legs: { ...bare, width: 5, hem: 0.3 },
      lower: pose.ground
        ? seat(bare.fill, bare.fillFar)
        : skirt(bones, { main: bare.fill, shade: bare.fillFar, hem: 0.44, flare: 0.95 }),
      top: main,
      front: look.wrap ? scarf(bones, look.wrap) : '',
      sleeve: main,
      sleeveFar: shade,
      sleeveShare: 0.42,
    };
  }
  return {
    legs: { ...bare, width: 4.4, hem: 0.96 },
    lower: pose.ground ? seat(bare.fill, bare.fillFar) : tunic(bones, { main, shade, reach: 0.2 }),
    top: main,
    front: (look.vest ? waistcoat(bones, look.vest) : '') + (look.wrap ? scarf(bones, look.wrap) : ''),
    sleeve: main,
    sleeveFar: shade,
    sleeveShare: look.long ? 0.92 : 0.4,
  };
}
