import type { CSSProperties } from 'react';
import { held } from '../data/survey';
import { Icon, type IconName } from '../kit/icon';
import { decimal, sum } from '../kit/numbers';
import { FieldDots, Phone } from '../kit/phone';
import { MockupFrame } from '../kit/mockup-frame';
import { type Mood, placed, share } from '../kit/primitives';
import type { Mockup } from '../mockup-names';

const total = sum(held, ({ size }) => size);
const NOW = '18:07';
const SENT = held.filter((record) => record.sent).length;
/** How many were sent before this minute. Only the next ones are sent when the drawing comes into view. */
const BEFORE = held.filter((record) => record.sent && record.sent < NOW).length;
/** The size of what is sent after so many records, from those before this minute on. */
const sizes = Array.from({ length: SENT - BEFORE + 1 }, (_, n) => sum(held.slice(0, BEFORE + n), ({ size }) => size));
const sent = sizes.at(-1) ?? 0;

/** The class and the style of what covers a state after so many more sent records (styles/surve-r-queue.css). */
const was = (n: number, style?: CSSProperties) => ({
  className: n === 0 ? 'sq-was sq-first' : 'sq-was',
  style: { ...placed(n || 1), ...style },
});

/** A text for each number of sent records, which changes until the last one when the drawing comes into view. */
const Counted = ({ className, values }: { className: string; values: readonly string[] }) => (
  <span className={`${className} num sq`}>
    {values.at(-1)}
    {values.slice(0, -1).map((value, n) => (
      <span {...was(n)} key={n}>
        {value}
      </span>
    ))}
  </span>
);

/** The bar of what is sent. Each cover leaves free what its number says. */
const Sent = () => (
  <span className="track" style={share(sent / total)}>
    {sizes.slice(0, -1).map((size, n) => (
      <span {...was(n, { left: `${(100 * size) / total}%` })} key={n} />
    ))}
  </span>
);

const State = ({ mood, icon, className = '', ...rest }: StateProps) => (
  <span className={`sr-state ${className}`} data-mood={mood} {...rest}>
    <Icon name={icon} />
  </span>
);
type StateProps = { mood?: Mood; icon: IconName; className?: string; style?: CSSProperties };

/** The records of the phone, the first ones of which have been sent. The next one is on its way. */
const Records = () => (
  <div className="col sr-records">
    {held.map(({ form, who, at, sent: sentAt, size, parts }, n) => (
      <div className="sr-record" key={form + who}>
        {n < SENT ? (
          <span className="sq" style={placed(n - BEFORE)}>
            <State mood="good" icon="check" />
            {n >= BEFORE && <State mood="hue" icon="cloud-upload" className="sq-was" />}
            {n >= BEFORE && <State icon="clock" className="sq-was sq-first" />}
          </span>
        ) : (
          <span className="sq" style={placed(n - BEFORE)}>
            {n === SENT && <State mood="hue" icon="cloud-upload" />}
            <State icon="clock" className={n === SENT ? 'sq-was sq-first' : ''} />
          </span>
        )}
        <div className="col grow">
          <span className="t13 b cut">{who}</span>
          <span className="t12 faint cut">
            <span className="mid-up">{form}, </span>
            {parts}
          </span>
        </div>
        <div className="col end">
          <span className="t11 num soft">{decimal(size)} MB</span>
          {n < SENT ? (
            <span className="t11 num faint sq">
              Sent {sentAt}
              {n >= BEFORE && (
                <span className="sq-was sq-first" style={placed(n - BEFORE + 1)}>
                  {at}
                </span>
              )}
            </span>
          ) : (
            <span className="t11 faint sq">
              {n === SENT ? 'Sending' : at}
              {n === SENT && (
                <span className="sq-was sq-first" style={placed(n - BEFORE)}>
                  {at}
                </span>
              )}
            </span>
          )}
        </div>
      </div>
    ))}
  </div>
);

function Queue() {
  return (
    <MockupFrame hue="surve-r" className="ground sr-queue">
      <FieldDots />
      <div className="sr-banner">
        <span className="row g8 t14">
          <Icon name="cloud-off" /> 18:05, no signal
        </span>
        <span className="t26 display">{held.length} records wait</span>
        <span className="t14">{decimal(total)} MB are safe on this phone. They go out by themselves.</span>
      </div>
      <Phone time={NOW}>
        <div className="sr-banner" data-live>
          <div className="row between">
            <span className="t16 display">Sending</span>
            <Counted className="t13" values={sizes.map((_, n) => `${BEFORE + n} of ${held.length} records`)} />
          </div>
          <Counted className="t26 display" values={sizes.map((size) => `${decimal(size)} of ${decimal(total)} MB`)} />
          <Sent />
        </div>
        <Records />
      </Phone>
    </MockupFrame>
  );
}

export const mockup: Mockup = {
  component: Queue,
  alt: `Surve-R's offline queue on a phone: without a signal ${held.length} records, ${decimal(total)} MB with their photos and signatures, wait on the phone; in the evening, back in the network, ${SENT} of them have been sent, each with its time.`,
};
