import type { CSSProperties } from 'react';
import { districts, firstExtra, firstExtraReplies, women } from '../data/livelihoods';
import { disc } from '../drawings/canvas';
import { MockupFrame } from '../kit/mockup-frame';
import { count, percent, sum } from '../kit/numbers';
import { placed } from '../kit/primitives';
import type { Mockup } from '../mockup-names';

const asked = sum(firstExtra, (one) => one.women);
const surveyed = sum(districts, ({ actual }) => actual);
const [first] = firstExtra;
const [reply] = firstExtraReplies;
const PER_DOT = 10;
/** Distance of dots in the units of a disc, of which `UNITS` are one em. */
const STEP = 20;
const UNITS = 200;
/** Dots that move together, from a place in the crowd. */
const PART = 9;

/** Where the crowd begins, from the centre of each disc, in em: the crowd is `ACROSS` wide and `DOWN` high. */
const CROWD = [
  [-0.1, 0],
  [-2.7, 0.1],
  [-5, 0.1],
  [-2.2, -2.5],
  [-3.7, -2.5],
  [-5.2, -2.5],
] as const;
const [ACROSS, DOWN] = [5.1, 2.4];

/** Returns the place of a part in the crowd, from its place in the disc of a use. */
function inCrowd(place: number, part: number): CSSProperties {
  const n = 7 * place + part + 1;
  const [x, y] = CROWD[place] ?? CROWD[0];
  return {
    '--x': `${(x + ACROSS * ((n * 0.618) % 1)).toFixed(1)}em`,
    '--y': `${(y + DOWN * ((n * 0.755) % 1)).toFixed(1)}em`,
  } as CSSProperties;
}

/** The women of one use as dots in a disc. */
function Disc({ women: n, place }: { women: number; place: number }) {
  const dots = disc(0, 0, Math.round(n / PER_DOT), STEP);
  const parts = Math.ceil(dots.length / PART);
  const radius = Math.ceil(STEP * (Math.sqrt(dots.length) + 0.8));
  return (
    <span className="use-disc">
      {Array.from({ length: parts }, (_, part) => (
        <svg
          viewBox={`${-radius} ${-radius} ${2 * radius} ${2 * radius}`}
          width={`${(2 * radius) / UNITS}em`}
          style={inCrowd(place, part)}
          key={part}
        >
          <path
            d={dots.map(([x, y], k) => (k % parts === part ? `M${Math.round(x)} ${Math.round(y)}h0` : '')).join('')}
          />
        </svg>
      ))}
    </span>
  );
}

const Spending = () => (
  <MockupFrame hue="drive-r" className="us">
    <span className="us-ask display">
      {/* The opening shows one word after another. */}
      {'What did households spend their first extra income on?'.split(' ').map((word, place) => (
        <span style={placed(place)} key={place}>
          {word}{' '}
        </span>
      ))}
    </span>
    <span className="us-answer">
      <b>
        {first.on}, say {count(first.women)} of {count(asked)} women.
      </b>
      <span className="t14">
        Asked: the {count(asked)} of {count(surveyed)} women whose income rose. One dot is {PER_DOT} women.
      </span>
    </span>
    <div className="uses">
      {firstExtra.map(({ on, women: n }, place) => (
        <div className="use" style={placed(place)} key={on}>
          <Disc women={n} place={place} />
          <span className="col us-name">
            <span className="display num">{percent(n / asked)}</span>
            <span className="t14 m line">{on}</span>
          </span>
        </div>
      ))}
      <span className="us-record t13">
        One of the {count(first.women)}: {reply.id}
        <br />
        {women.find((one) => one.id === reply.id)?.name}, <b>“{reply.reply}”</b>
      </span>
    </div>
  </MockupFrame>
);

export const mockup: Mockup = {
  component: Spending,
  alt: `Drive-R answers a question in plain language, what households spent their first extra income on, with a sentence and six discs of dots, into which a crowd of dots parts: ${firstExtra.map(({ on, women: n }) => `${on.toLowerCase()} ${percent(n / asked)}`).join(', ')}. One dot is ${PER_DOT} women. Asked were the ${count(asked)} of ${count(surveyed)} women whose income rose.`,
};
