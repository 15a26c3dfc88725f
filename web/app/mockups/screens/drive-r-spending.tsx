import { firstExtra, firstExtraReplies, women } from '../data/livelihoods';
import { disc } from '../drawings/canvas';
import { AskWindow } from '../kit/ask-window';
import { count, percent, sum } from '../kit/numbers';
import { placed } from '../kit/primitives';
import type { Mockup } from '../mockup-names';

const asked = sum(firstExtra, (one) => one.women);
const [first] = firstExtra;
const PER_DOT = 10;
/** Distance of dots in the units of a disc, of which `UNITS` are one em. The dots fall in some parts. */
const STEP = 20;
const UNITS = 58;
const PARTS = 3;

/** The women of one use as dots in a disc. */
function Disc({ women: n, color }: { women: number; color: string }) {
  const dots = disc(0, 0, Math.round(n / PER_DOT), STEP);
  const radius = Math.ceil(STEP * (Math.sqrt(dots.length) + 1));
  return (
    <span className="use-disc">
      {Array.from({ length: PARTS }, (_, part) => (
        <svg
          viewBox={`${-radius} ${-radius} ${2 * radius} ${2 * radius}`}
          width={`${(2 * radius) / UNITS}em`}
          stroke={`var(--${color})`}
          strokeWidth="27"
          strokeLinecap="round"
          key={part}
        >
          <path
            d={dots.map(([x, y], k) => (k % PARTS === part ? `M${Math.round(x)} ${Math.round(y)}h0` : '')).join('')}
          />
        </svg>
      ))}
    </span>
  );
}

const Spending = () => (
  <AskWindow
    question="What did households spend their first extra income on?"
    answer={`${first.on}, say ${count(first.women)} of ${count(asked)} women.`}
    measure={`One dot is ${PER_DOT} women`}
    behind={{
      all: count(asked),
      rows: firstExtraReplies.map(
        ({ id, reply }) => [id, women.find((one) => one.id === id)?.name ?? '', reply] as const,
      ),
    }}
  >
    <div className="uses grow">
      {firstExtra.map(({ on, women: n }, place) => (
        <div className="use" style={placed(place)} key={on}>
          <Disc women={n} color={place === 0 ? 'hue' : 'marigold'} />
          <span className="t26 display num">{percent(n / asked)}</span>
          <span className="t12 m line">{on}</span>
        </div>
      ))}
    </div>
  </AskWindow>
);

export const mockup: Mockup = {
  component: Spending,
  alt: `Drive-R answers a question in plain language, what households spent their first extra income on, with a sentence, six discs of dots and three of the rows behind it: ${firstExtra.map(({ on, women: n }) => `${on.toLowerCase()} ${percent(n / asked)}`).join(', ')}. One dot is ${PER_DOT} women.`,
};
