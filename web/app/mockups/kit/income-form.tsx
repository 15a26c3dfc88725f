import type { ReactNode } from 'react';
import { women } from '../data/livelihoods';
import type { MockupName } from '../mockup-names';
import { Place, Signature } from './evidence';
import { FieldPhoto } from './field-photo';
import { Hotspot } from './hotspot';
import { Icon } from './icon';
import { MockupFrame } from './mockup-frame';
import { AppBar, FieldDots, Phone } from './phone';

const her = women[0];

/** Question 9 on one phone, whose contents are `children`, and the evidence of its record on the other. */
export function IncomeForm({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <MockupFrame hue="surve-r" className={`ground two-phones sr-form ${className}`}>
      <FieldDots />
      <Phone className="phone-a" time="10:21" offline>
        <AppBar title="Income and work" note="Question 9 of 18" end={<Icon name="language" className="hued" />} />
        <div className="sr-steps" />
        <div className="app-page">
          <span className="t16 b">What brought in money this month?</span>
          {children}
        </div>
      </Phone>
      <Phone className="phone-b" time="10:24" offline>
        <AppBar title="Household survey" note={`${her.name}, ${her.id}`} />
        <div className="app-page sr-proof">
          <div className="col g4">
            <div className="row between">
              <span className="t12 b">Place</span>
              <span className="row g4 hued">
                <Icon name="current-location" />
                <span className="t11 m">within 6 m</span>
              </span>
            </div>
            <Place />
            <span className="t11 faint num">16.2071° N, 77.3554° E, held offline</span>
          </div>
          <div className="col g4">
            <div className="row between">
              <span className="t12 b">Photo of the house</span>
              <span className="t11 faint">1 of 3</span>
            </div>
            <div className="row g8 sr-photos">
              <FieldPhoto />
              <span className="sr-add">
                <Icon name="camera" />
              </span>
            </div>
          </div>
          <div className="col g4">
            <span className="t12 b">Signature, with consent</span>
            <Signature />
          </div>
          <span className="app-button">Save and finish</span>
        </div>
      </Phone>
    </MockupFrame>
  );
}

/** The kinds of work, the first two of which brought in money. */
export const WorkChoices = ({ works }: { works: readonly string[] }) => (
  <div className="col g8">
    {works.map((work, n) => (
      <div className="sr-choice" data-on={n < 2 || undefined} key={work}>
        <span className="sr-box">{n < 2 && <Icon name="check" />}</span>
        <span className="t13">{work}</span>
      </div>
    ))}
  </div>
);

/** The amount of the first kind of work. `to`: the mockup that it shows when it is pressed. */
export const Amount = ({ to, children }: { to?: MockupName; children: ReactNode }) => (
  <div className="col g4">
    <span className="t12 m">From tailoring, in rupees</span>
    <Hotspot to={to} className="field" data-focus>
      <span className="t16 b num caret">{children}</span>
    </Hotspot>
  </div>
);
