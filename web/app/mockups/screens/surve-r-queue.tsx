import type { CSSProperties } from 'react';
import { held } from '../data/survey';
import { Icon, type IconName } from '../kit/icon';
import { decimal, sum } from '../kit/numbers';
import { FieldDots, Phone } from '../kit/phone';
import { MockupFrame } from '../kit/mockup-frame';
import { type Mood, placed, Track } from '../kit/primitives';
import type { Mockup } from '../mockup-names';

const total = sum(held, ({ size }) => size);
const SENT = held.filter((record) => record.sent).length;
/** The size of what is sent after 0, 1, 2 … records. */
const sizes = Array.from({ length: SENT + 1 }, (_, n) => sum(held.slice(0, n), ({ size }) => size));
const sent = sizes[SENT] ?? 0;

/** A value that counts to its last one when the drawing comes into view (styles/surve-r-queue.css). */
const Counted = ({ values }: { values: readonly string[] }) => (
  <span className="sq">
    {values.at(-1)}
    {values.slice(0, -1).map((value, n) => (
      <span className={n === 0 ? 'sq-was sq-first' : 'sq-was'} style={placed(n || 1)} key={n}>
        {value}
      </span>
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
function Records({ done }: { done: number }) {
  return (
    <div className="col sr-records">
      {held.map(({ form, who, at, sent: sentAt, size, parts }, n) => (
        <div className="sr-record" key={form + who}>
          {n < done ? (
            <span className="sq" style={placed(n)}>
              <State mood="good" icon="check" />
              <State mood="hue" icon="cloud-upload" className="sq-was" />
              <State icon="clock" className="sq-was sq-first" />
            </span>
          ) : (
            <span className="sq" style={placed(n)}>
              {n === done && done > 0 && <State mood="hue" icon="cloud-upload" />}
              <State icon="clock" className={n === done && done > 0 ? 'sq-was sq-first' : ''} />
            </span>
          )}
          <div className="col grow">
            <span className="t13 b cut">{who}</span>
            <span className="t11 faint cut">
              <span className="mid-up">{form}, </span>
              {parts}
            </span>
          </div>
          <div className="col end">
            <span className="t11 num soft">{decimal(size)} MB</span>
            {n < done ? (
              <span className="t11 num faint sq">
                Sent {sentAt}
                <span className="sq-was sq-first" style={placed(n + 1)}>
                  {at}
                </span>
              </span>
            ) : (
              <span className="t11 faint">{at}</span>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}

function Queue() {
  return (
    <MockupFrame hue="surve-r" className="ground two-phones sr-queue">
      <FieldDots />
      <Phone className="phone-b" time="18:07">
        <div className="sr-banner" data-live>
          <div className="row between">
            <span className="t16 display">Sending</span>
            <span className="t12 num">
              <Counted values={sizes.map((_, n) => `${n}`)} /> of {held.length}
            </span>
          </div>
          <Track value={sent / total} />
          <span className="t12">
            <Counted values={sizes.map((size) => decimal(size))} /> of {decimal(total)} MB. A break in the signal costs
            nothing: it goes on from here.
          </span>
        </div>
        <Records done={SENT} />
      </Phone>
      <Phone className="phone-a" time="10:24" offline>
        <div className="sr-banner">
          <div className="row g8">
            <Icon name="cloud-off" />
            <span className="t16 display">No signal since yesterday</span>
          </div>
          <span className="t12">
            {held.length} records are safe on this phone, {decimal(total)} MB. They go out by themselves.
          </span>
        </div>
        <Records done={0} />
      </Phone>
    </MockupFrame>
  );
}

export const mockup: Mockup = {
  component: Queue,
  alt: `Surve-R's offline queue on two phones: without a signal seven records, ${decimal(total)} MB with their photos and signatures, wait on the phone; in the evening, back in the network, ${SENT} of them have been sent, each with its time.`,
};
