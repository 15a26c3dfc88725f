import { c } from './palette.mjs';
import { g, line, path, poly, range, rect } from './svg.mjs';

/** Paper things: sheets, books, cards, folders. Lines and ticks stand for writing. */

/** A sheet with lines of text; `at` is its middle. */
export function sheet(
  [x, y],
  width,
  height,
  { turn = 0, fill = c.white, ink = '#b9bdb0', lines = 5, head = true, shade = 0.13, content = '' } = {},
) {
  const gap = (height * 0.72) / (lines + (head ? 1 : 0));
  const rows = range(lines, (i) => {
    const top = -height * 0.36 + (i + (head ? 1.1 : 0.3)) * gap;
    return line(
      [
        [-width * 0.38, top],
        [width * (i % 3 === 2 ? 0.12 : 0.38), top],
      ],
      ink,
      Math.min(7, gap * 0.26),
    );
  });
  return g(
    `translate(${x} ${y}) rotate(${turn})`,
    rect(-width / 2 + 5, -height / 2 + 8, width, height, c.ink, { opacity: shade, rx: 3 }),
    rect(-width / 2, -height / 2, width, height, fill, { rx: 3 }),
    head ? rect(-width * 0.38, -height * 0.4, width * 0.42, Math.min(12, gap * 0.46), ink, { rx: 4 }) : '',
    ...rows,
    content,
  );
}

/** An open book or register, seen from the reader's side; the middle of its spine is at [0, 0]. */
export function openBook(width, height, { page = c.white, cover = c.clay, ink = '#a9b4a6', rows = 5 } = {}) {
  const half = width / 2;
  const side = (sign) => {
    const lines = range(rows, (i) => {
      const y = -height * 0.34 + (i * height * 0.7) / rows;
      return line(
        [
          [sign * half * 0.16, y + 3],
          [sign * half * 0.84, y - 1],
        ],
        ink,
        2.4,
      );
    });
    return (
      path(
        `M0 ${-height * 0.42}Q${sign * half * 0.5} ${-height * 0.62} ${sign * half} ${-height * 0.48}V${height * 0.46}Q${sign * half * 0.5} ${height * 0.32} 0 ${height * 0.5}Z`,
        page,
      ) + lines.join('')
    );
  };
  return [
    poly(
      [
        [-half - 5, -height * 0.44],
        [half + 5, -height * 0.44],
        [half + 5, height * 0.54],
        [-half - 5, height * 0.54],
      ],
      cover,
      { stroke: cover, 'stroke-width': 4, 'stroke-linejoin': 'round' },
    ),
    side(-1),
    side(1),
    line(
      [
        [0, -height * 0.42],
        [0, height * 0.5],
      ],
      '#c9c3b0',
      2,
    ),
  ].join('');
}

/** A small card with two or three lines; `at` is its middle. */
export function card(
  [x, y],
  width,
  { turn = 0, fill = c.leafLight, ink = c.forest, edge, height = width * 0.68, lines = 3, shade = 0.12 } = {},
) {
  return g(
    `translate(${x} ${y}) rotate(${turn})`,
    rect(-width / 2 + width * 0.03, -height / 2 + width * 0.05, width, height, c.ink, {
      opacity: shade,
      rx: width * 0.06,
    }),
    rect(-width / 2, -height / 2, width, height, fill, {
      rx: width * 0.06,
      stroke: edge,
      'stroke-width': edge ? width * 0.05 : undefined,
    }),
    ...range(lines, (i) => {
      const y0 = (-0.25 + (0.5 * i) / Math.max(1, lines - 1)) * height;
      return line(
        [
          [-width * 0.34, y0],
          [width * (i === lines - 1 ? 0.04 : 0.32), y0],
        ],
        ink,
        width * 0.055,
        { opacity: 0.55 },
      );
    }),
  );
}
