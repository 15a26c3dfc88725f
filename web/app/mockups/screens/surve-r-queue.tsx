import { held } from '../data/survey';
import { Icon } from '../kit/icon';
import { decimal, sum } from '../kit/numbers';
import { FieldDots, Phone } from '../kit/phone';
import { MockupFrame } from '../kit/mockup-frame';
import { Track } from '../kit/primitives';
import type { Mockup } from '../mockup-names';

const total = sum(held, ({ size }) => size);
const SENT = 4;
const sent = sum(held.slice(0, SENT), ({ size }) => size);

function Records({ done }: { done: number }) {
  return (
    <div className="col sr-records">
      {held.map(({ form, who, at, size, parts }, n) => (
        <div className="sr-record" key={form + who}>
          <span className="sr-state" data-mood={n < done ? 'good' : n === done && done > 0 ? 'hue' : undefined}>
            <Icon name={n < done ? 'check' : n === done && done > 0 ? 'cloud-upload' : 'clock'} />
          </span>
          <div className="col grow">
            <span className="t13 b cut">{who}</span>
            <span className="t11 faint cut">
              <span className="mid-up">{form}, </span>
              {parts}
            </span>
          </div>
          <div className="col end">
            <span className="t11 num soft">{decimal(size)} MB</span>
            <span className="t11 faint">{n < done ? 'Sent' : at}</span>
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
      <Phone className="phone-b" time="18:06">
        <div className="sr-banner" data-live>
          <div className="row between">
            <span className="t16 display">Sending</span>
            <span className="t12 num">
              {SENT} of {held.length}
            </span>
          </div>
          <Track value={sent / total} />
          <span className="t12">
            {decimal(sent)} of {decimal(total)} MB. A break in the signal costs nothing: it goes on from here.
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
  alt: `Surve-R's offline queue on two phones: without a signal seven records, ${decimal(total)} MB with their photos and signatures, wait on the phone; in the evening, back in the network, ${SENT} of them have been sent.`,
};
