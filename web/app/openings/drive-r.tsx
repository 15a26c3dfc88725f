import type { CSSProperties } from 'react';
import USES from './drive-r.json';
import { AnswerPart, count, placed, Stage, sum } from './parts';

/** Women who were asked. drive-r.json: what they spent their first extra income on, each with the reply of one of them. */
const SURVEYED = 5472;
const asked = sum(USES.map(({ women }) => women));
const percent = (share: number) => `${(share * 100).toFixed(0)}%`;
const PER_DOT = 10;

/** The fan of all dots: half a ring between these radii, around (0, 0), with this free width between two groups. */
const [INNER, OUTER, GAP] = [218, 500, 14];
const [ROWS, DOT] = [12, 20];
const PITCH = (OUTER - INNER - DOT) / (ROWS - 1);
const radii = Array.from({ length: ROWS }, (_, n) => OUTER - DOT / 2 - n * PITCH);

const round = (value: number) => Math.round(value * 100) / 100;
type Point = readonly [x: number, y: number];
const point = (radius: number, angle: number): Point => [
  Math.round(-radius * Math.cos(angle)),
  Math.round(-radius * Math.sin(angle)),
];

/** The smallest distance of two dots in a row, which is also the part of a row that its first and last dot take. */
const NEAR = 22;

/**
 * Returns the dots of a group between two angles: in each row as many as its length allows, from edge to edge. A row of a
 * narrow group has two dots where there are enough, so that none is alone between two edges.
 */
function dotsBetween(start: number, end: number, howMany: number) {
  const rows = radii.map((radius) => ({ radius, length: radius * (end - start) - GAP }));
  const each = sum(rows.map(({ length }) => length)) / howMany;
  const fewest = Math.min(2, Math.floor(howMany / ROWS));
  const whole = (length: number) => Math.max(fewest, Math.floor(length / each));
  const part = (length: number) => Math.max(0, length / each - whole(length));
  // The rows of which most is rounded away get one dot more, so that no row has fewer dots than a shorter one.
  const parts = rows.map(({ length }) => part(length)).toSorted((one, other) => other - one);
  const missing = howMany - sum(rows.map(({ length }) => whole(length)));
  const least = missing > 0 ? parts[missing - 1]! : 1;
  return rows.flatMap(({ radius, length }) => {
    const dots = whole(length) + (part(length) >= least ? 1 : 0);
    const step = Math.max(NEAR, (length - NEAR) / Math.max(dots - 1, 1));
    return Array.from({ length: dots }, (_, n) =>
      point(radius, (start + end) / 2 + ((n - (dots - 1) / 2) * step) / radius),
    );
  });
}

/** The part of the fan that a gap takes, at its middle. */
const gap = GAP / ((INNER + OUTER) / 2);
const sizes = USES.map((use) => gap + (use.women / asked) * (Math.PI - USES.length * gap));
/** Where each group begins, as an angle from the left. */
const angles = sizes.map((_, place) => sum(sizes.slice(0, place)));

/** The dots of a group are in so many layers. In the opening each one flies from another place of a cloud. */
const LAYERS = 3;
/** Returns the style of a layer, by its number among all of them and the middle of its group. */
function inCloud(number: number, [x, y]: Point): CSSProperties {
  const turn = number * 137.5;
  const at = (turn * Math.PI) / 180;
  const [toX, toY] = [180 * Math.cos(at), 70 * Math.sin(at) - 0.52 * OUTER];
  const shift = `${round((toX - x) / 10)}% ${round((toY - y) / 5)}%`;
  return {
    transformOrigin: `${round(50 + x / 10)}% ${round(100 + y / 5)}%`,
    '--shift': shift,
    '--spin': `${Math.round(turn % 360) - 180}deg`,
    '--layer': number,
  } as CSSProperties;
}

/**
 * Each use with its part of the fan, from left to right, the direction of its middle, its reply, and the dot that is the
 * woman of this reply.
 */
const uses = USES.map((use, place) => {
  const [start, end] = [angles[place] ?? 0, angles[place + 1] ?? Math.PI];
  const dots = dotsBetween(start, end, Math.round(use.women / PER_DOT));
  const [x, y] = point((INNER + OUTER) / 2, (start + end) / 2);
  const away = (dot: Point) => Math.hypot(dot[0] - x, dot[1] - y);
  const [a, b, c, d] = [
    point(INNER, start).join(' '),
    point(OUTER, start).join(' '),
    point(OUTER, end).join(' '),
    point(INNER, end).join(' '),
  ];
  return {
    ...use,
    style: {
      ...placed(place),
      '--rest': use.colour,
      '--x': round(-Math.cos((start + end) / 2)),
      '--y': round(Math.sin((start + end) / 2)),
    } as CSSProperties,
    area: `M${a}L${b}A${OUTER} ${OUTER} 0 0 1 ${c}L${d}A${INNER} ${INNER} 0 0 0 ${a}z`,
    layers: Array.from({ length: LAYERS }, (_, layer) => ({
      dots: dots.filter((_dot, n) => n % LAYERS === layer),
      style: inCloud(place * LAYERS + layer, [x, y]),
    })),
    recordDot: dots.toSorted((one, other) => away(one) - away(other))[0] ?? [0, 0],
  };
});

const VIEW_BOX = `${-OUTER} ${-OUTER} ${2 * OUTER} ${OUTER}`;
/** The dot of the woman whose reply is shown. */
const RecordDot = ({ at: [cx, cy] }: { at: Point }) => (
  <circle {...{ cx, cy }} r="15" fill="white" stroke="var(--ink)" strokeWidth="7" />
);

const ALT = `Drive-R answers a question in plain language, what households spent their first extra income on, with a sentence and a fan of dots in six groups, each with the reply of one woman: ${uses.map(({ on, women: n, name, village, reply }) => `${on.toLowerCase()} ${percent(n / asked)}, ${name} of ${village} says “${reply}”`).join('; ')}. One dot is ${PER_DOT} women. Asked were the ${count(asked)} of ${count(SURVEYED)} women whose income rose.`;

/** The opening of Drive-R: a question is answered with all women, as dots, and the reply of one. */
const DriveROpening = () => (
  <Stage alt={ALT} className="us">
    <span className="us-ask display">What did households spend their first extra income on?</span>
    <span className="us-answer">
      <span className="us-say">
        {uses.map(({ on, women: n, style }) => (
          <b style={style} key={on}>
            {count(n)} of {count(asked)} women say: {on.toLowerCase()}.
          </b>
        ))}
      </span>
      <span className="t14">One dot is {PER_DOT} women whose income rose.</span>
    </span>
    <div className="us-fan">
      {uses.map(({ on, style, area, layers, recordDot }, place) => (
        <AnswerPart answer={place} className="use" style={style} key={on}>
          {layers.map(({ dots, style: from }, layer) => (
            <svg className="us-layer" style={from} viewBox={VIEW_BOX} key={layer}>
              <path d={dots.map(([x, y]) => `M${x} ${y}h0`).join('')} />
            </svg>
          ))}
          <svg viewBox={VIEW_BOX}>
            <path d={area} fill="transparent" stroke="none" pointerEvents="fill" />
            <RecordDot at={recordDot} />
          </svg>
        </AnswerPart>
      ))}
      {uses.map(({ on, women: n, style }) => (
        <span className="us-share" style={style} key={on}>
          <span className="display num">{percent(n / asked)}</span>
          <span className="m">{on}</span>
        </span>
      ))}
    </div>
    <div className="us-uses">
      {uses.map(({ on, women: n, style }, place) => (
        <AnswerPart answer={place} className="us-use" style={style} key={on}>
          <span className="display num">{percent(n / asked)}</span>
          <span className="t13">{on}</span>
        </AnswerPart>
      ))}
    </div>
    <div className="us-record">
      {uses.map(({ id, name, village, district, reply, style }) => (
        <span style={style} key={id}>
          <span className="us-reply display">“{reply}”</span>
          <span className="t13">
            <b>{name}</b>
            <br />
            {village}, {district}
          </span>
          <span className="t13 num row g8">
            <svg viewBox="-20 -20 40 40" width="18">
              <RecordDot at={[0, 0]} />
            </svg>
            {id}
          </span>
        </span>
      ))}
    </div>
  </Stage>
);
export default DriveROpening;
