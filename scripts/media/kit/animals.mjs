import { c } from './palette.mjs';
import { circle, g, limb, path, stroke } from './svg.mjs';

/** A goat from the side, looking right, `size` pixels high at the shoulder; `at` is between its feet. */
export const goat = (
  [x, y],
  size,
  { coat = c.clayPale, shade = '#cfa07c', hoof = c.ink, mirror = false, horns = true, grazing = false } = {},
) =>
  g(
    `translate(${x} ${y}) scale(${((mirror ? -1 : 1) * size) / 100} ${size / 100})`,
    limb([-40, -44], [-37, -4], 8, 4, shade),
    limb([34, -46], [36, -4], 7, 4, shade),
    path('M-58 -84C-72 -94 -76 -104 -70 -112C-64 -104 -54 -98 -50 -90Z', coat),
    path(
      'M-58 -72C-60 -98 -34 -100 0 -98C24 -98 46 -104 54 -92C58 -72 52 -46 36 -42C10 -34 -30 -34 -46 -42C-56 -48 -58 -60 -58 -72Z',
      coat,
    ),
    path('M-58 -66C-30 -44 20 -44 54 -70C52 -52 46 -44 36 -42C10 -34 -30 -34 -46 -42C-54 -47 -57 -56 -58 -66Z', shade),
    limb([-48, -50], [-52, -4], 10, 4.4, coat),
    limb([42, -56], [46, -4], 9, 4.4, coat),
    ...[-52, -37, 36, 46].map((px) => path(`M${px - 5} -7h10l1 7h-12z`, hoof)),
    g(
      grazing ? 'rotate(64 46 -86)' : '',
      path('M34 -92C46 -112 52 -132 66 -138L84 -126C76 -108 70 -90 56 -74Z', coat),
      path(
        'M62 -142C72 -150 88 -146 96 -134L112 -118C114 -110 106 -106 98 -108L78 -110C66 -114 58 -128 62 -142Z',
        coat,
      ),
      horns ? stroke('M74 -144C72 -160 62 -170 50 -172', '#7b6a4d', 6) : '',
      path('M66 -136C56 -132 48 -124 50 -114C60 -112 70 -120 74 -130Z', shade),
      stroke('M92 -106C92 -98 88 -92 86 -88', shade, 4),
      circle([86, -130], 2.6, c.ink),
    ),
  );
