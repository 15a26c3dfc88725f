import type { CSSProperties } from 'react';
import { districtsOfMission, goalsOfMission, openCell } from '../data/districts';
import { Icon } from '../kit/icon';
import { Chip } from '../kit/primitives';
import { Sheet } from '../kit/sheet';
import type { Mockup } from '../mockup-names';

const Goals = () => (
  <Sheet
    title="Districts by goal"
    note="Per cent of the year’s target, a sample mission"
    tools={<Chip mood="hue">From approved records</Chip>}
    className="goals"
  >
    <div className="goals-grid">
      <span />
      {goalsOfMission.map(({ name, goal }) => (
        <span className="col" key={name}>
          <span className="t12 b">{name}</span>
          <span className="t11 faint">{goal}</span>
        </span>
      ))}
      {districtsOfMission.map(({ name, reached }) => (
        <div className="goals-row" key={name}>
          <span className="t12 m">{name}</span>
          {reached.map((value, n) => (
            <span
              className="goals-cell t12 num"
              data-low={value < 50 || undefined}
              data-on={(name === openCell.district && n === 0) || undefined}
              style={{ '--part': value / 100 } as CSSProperties}
              key={goalsOfMission[n]?.name}
            >
              {value}
            </span>
          ))}
        </div>
      ))}
    </div>
    <div className="row g8 goals-open">
      <Icon name="map-pin" />
      <span className="t12">
        <span className="b">
          {openCell.district}, water: {openCell.tested} of {openCell.habitations} habitations tested.
        </span>{' '}
        Open one: the test strip, its place and its date. {openCell.late} blocks have not reported.
      </span>
    </div>
  </Sheet>
);

export const mockup: Mockup = {
  component: Goals,
  alt: `Five districts by four goals as a grid, in per cent of the target. The lowest cells stand out, and ${openCell.district}, water, is open: ${openCell.tested} of ${openCell.habitations} habitations tested.`,
};
