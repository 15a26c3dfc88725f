import { visits } from '../data/farmers';
import { Chip, Track } from '../kit/primitives';
import { Icon } from '../kit/icon';
import { decimal, sum } from '../kit/numbers';
import { AppBar, FieldDots, Phone } from '../kit/phone';
import { MockupFrame } from '../kit/mockup-frame';
import type { Mockup } from '../mockup-names';

const done = visits.filter((visit) => visit.done).length;
const next = visits[done] ?? visits[0];

function Plot() {
  return (
    <svg className="fm-plot" viewBox="0 0 130 70" preserveAspectRatio="xMidYMid slice">
      <path fill="#e9efd9" d="M0 0h130v70H0z" />
      <path fill="#dbe6c4" d="M0 0h40l-8 34L0 38zM96 0h34v30l-28 4zM0 48l34-6 6 28H0z" />
      <path fill="none" stroke="#fff" strokeWidth="3" d="M36 0 30 42l8 28M100 0l4 40 26 6" />
      <path className="fm-edge" d="m42 10 48-5 8 36-16 20-44-6z" />
      <path className="fm-rows" d="m45 18 46-5M44 26l49-5M43 34l52-5M41 42l55-5M40 50l50-4" />
      <path className="fm-walk" d="M42 10h0M90 5h0M98 41h0M82 61h0M38 55h0" />
    </svg>
  );
}

function BusinessApp() {
  return (
    <MockupFrame hue="leaf" className="ground two-phones">
      <FieldDots />
      <Phone className="phone-b" time="12:04">
        <AppBar
          title={next.farmer}
          note={`${next.village}, ${next.acres} acres of soybean`}
          end={<Icon name="phone" />}
        />
        <div className="app-page fm-page">
          <Plot />
          <div className="row between">
            <span className="t12 soft">Boundary walked on 12 June</span>
            <span className="t12 b num">{decimal(next.acres)} acres</span>
          </div>
          <div className="col g8">
            <span className="t13 b">{next.task}</span>
            <div className="row g8 fm-inputs">
              {[11.8, 12.4, 12.1].map((reading, n) => (
                <div className="col fm-reading" key={reading}>
                  <span className="t11 faint">Sample {n + 1}</span>
                  <span className="t16 b num">{reading}%</span>
                </div>
              ))}
            </div>
          </div>
          <div className="fm-verdict">
            <Icon name="check" />
            <div className="col grow">
              <span className="t13 b">Mean 12.1%: can be bought</span>
              <span className="t11">Below 13%. The price of today, ₹4,740 a quintal, applies.</span>
            </div>
          </div>
          <span className="app-button">Book the weighing</span>
        </div>
      </Phone>
      <Phone className="phone-a" time="12:04">
        <div className="fm-top">
          <div className="row between">
            <div className="col">
              <span className="t20 display">Today</span>
              <span className="t12">Friday, 30 October</span>
            </div>
            <span className="t12 b num">
              {done} of {visits.length} visits
            </span>
          </div>
          <Track value={done / visits.length} />
        </div>
        <div className="col fm-visits">
          {visits.map((visit) => (
            <div className="fm-visit" data-on={visit === next || undefined} key={visit.farmer}>
              <span className="t12 num faint fm-time">{visit.time}</span>
              <div className="col grow">
                <span className="t14 b cut">{visit.farmer}</span>
                <span className="t11 soft cut">
                  {visit.task}, {visit.village}
                </span>
              </div>
              {visit.done ? (
                <Icon name="check" className="hued" />
              ) : visit === next ? (
                <Chip mood="watch">Next</Chip>
              ) : (
                <Icon name="chevron-right" className="faint" />
              )}
            </div>
          ))}
        </div>
        <div className="row between fm-sum">
          <span className="t12 soft">Way today</span>
          <span className="t12 b num">{sum([7.2, 3.1, 5.4], (leg) => leg).toFixed(1)} km, 3 villages</span>
        </div>
      </Phone>
    </MockupFrame>
  );
}

export const mockup: Mockup = {
  component: BusinessApp,
  alt: `The business mobile app of the farmer platform: a field officer's day with ${done} of ${visits.length} visits done, and the next visit with the walked boundary of the plot and three moisture readings that allow the crop to be bought.`,
};
