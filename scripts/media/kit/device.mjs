import { c } from './palette.mjs';
import { circle, g, line, poly, range, rect, stroke } from './svg.mjs';

/** Phones and tablets, drawn from the front around their upper left corner. */
export function phone(width, height, content = '', { body = c.deep, screen = c.paper, turn = 0, at = [0, 0] } = {}) {
  const rim = width * 0.06;
  return g(
    `translate(${at[0]} ${at[1]}) rotate(${turn})`,
    rect(0, 0, width, height, body, { rx: width * 0.13 }),
    rect(rim, rim, width - rim * 2, height - rim * 2, screen, { rx: width * 0.085 }),
    rect(width * 0.38, rim * 1.6, width * 0.24, rim * 0.7, body, { rx: rim * 0.35 }),
    content,
  );
}

export function tablet(width, height, content = '', { body = c.deep, screen = c.paper, turn = 0, at = [0, 0] } = {}) {
  const rim = Math.min(width, height) * 0.06;
  return g(
    `translate(${at[0]} ${at[1]}) rotate(${turn})`,
    rect(0, 0, width, height, body, { rx: rim * 1.5 }),
    rect(rim, rim, width - rim * 2, height - rim * 2, screen, { rx: rim * 0.7 }),
    content,
  );
}

/** A phone or tablet in the hand of a small figure: seen edge-on, tilted, in figure units. */
export const inHand = ({ width = 7, height = 12, turn = 20, body = c.deep, screen = c.leafPale } = {}) =>
  g(
    `rotate(${turn})`,
    rect(-width / 2, -height * 0.7, width, height, body, { rx: 1.2 }),
    rect(-width / 2 + 0.8, -height * 0.7 + 0.9, width - 1.6, height - 2, screen, { rx: 0.5 }),
  );

/** A check mark and a cross, for screens and discs. */
export const tick = ([x, y], size, colour, width) =>
  line(
    [
      [x - size * 0.5, y],
      [x - size * 0.12, y + size * 0.38],
      [x + size * 0.55, y - size * 0.42],
    ],
    colour,
    width,
  );
export const cross = ([x, y], size, colour, width) =>
  line(
    [
      [x - size * 0.42, y - size * 0.42],
      [x + size * 0.42, y + size * 0.42],
    ],
    colour,
    width,
  ) +
  line(
    [
      [x + size * 0.42, y - size * 0.42],
      [x - size * 0.42, y + size * 0.42],
    ],
    colour,
    width,
  );

/** A play sign in a disc. */
export const play = ([x, y], radius, fill, sign) =>
  circle([x, y], radius, fill) +
  poly(
    [
      [x - radius * 0.28, y - radius * 0.44],
      [x - radius * 0.28, y + radius * 0.44],
      [x + radius * 0.5, y],
    ],
    sign,
    {
      stroke: sign,
      'stroke-width': radius * 0.1,
      'stroke-linejoin': 'round',
    },
  );

/** Bars of network: `lit` of `count`, growing to the right from a baseline. */
export const signalBars = ([x, y], size, lit, { count = 4, on, off }) =>
  range(count, (i) => {
    const height = size * (0.3 + (0.7 * (i + 1)) / count);
    return rect(x + i * size * 0.3, y - height, size * 0.2, height, i < lit ? on : off, { rx: size * 0.05 });
  }).join('');

/** Arcs of a radio signal, opening towards `turn` degrees. */
export const arcs = ([x, y], radii, colour, width, { turn = 0, spread = 40 } = {}) =>
  radii
    .map((radius) => {
      const end = (degrees) => {
        const angle = (degrees * Math.PI) / 180;
        return `${x + radius * Math.cos(angle)} ${y + radius * Math.sin(angle)}`;
      };
      return stroke(`M${end(turn - spread)}A${radius} ${radius} 0 0 1 ${end(turn + spread)}`, colour, width);
    })
    .join('');
