import { bottom, depthTicks, fortnights, schoolWell, trust, wells } from '../data/wells';
import { decimal } from '../kit/numbers';
import { Chip, share } from '../kit/primitives';
import { Sheet } from '../kit/sheet';
import type { Mockup } from '../mockup-names';

const floor = depthTicks[depthTicks.length - 1] ?? bottom;

const Levels = () => (
  <Sheet
    title="Depth to the water"
    note={`${trust}, metres below the ground, read every fortnight`}
    tools={<Chip mood="hue">{wells.length} wells</Chip>}
    className="well"
  >
    <div className="well-depths">
      <div className="well-ticks">
        {depthTicks.map((tick) => (
          <span className="t11 faint num" style={share(tick / floor)} key={tick}>
            {tick} m
          </span>
        ))}
      </div>
      <div className="well-ground" style={share(bottom / floor)}>
        {schoolWell.map((depth, n) => (
          <span className="well-shaft" style={share(depth / bottom)} key={n}>
            <span className="t11 num">{fortnights[n]}</span>
            {(n === 1 || n === schoolWell.length - 1) && <span className="t11 b num well-level">{decimal(depth)}</span>}
          </span>
        ))}
      </div>
    </div>
    <div className="row between well-key">
      <span className="t12 b">School well</span>
      <span className="t12 num">
        {decimal(schoolWell[1])} m in June, {decimal(schoolWell[11])} m now
      </span>
    </div>
    <div className="table">
      <div className="tr th">
        <span className="t11">Well</span>
        <span className="t11 end">Summer</span>
        <span className="t11 end">Now</span>
        <span className="t11 end">Change</span>
        <span className="t11 mid-up">Signed by</span>
      </div>
      {wells.map(({ name, summer, now, signed }) => (
        <div className="tr" key={name}>
          <span className="t12 m">{name}</span>
          <span className="t12 num end soft">{decimal(summer)}</span>
          <span className="t12 num end">{decimal(now)}</span>
          <span className="t12 num end b" data-mood={now < summer ? 'good' : 'bad'}>
            {now < summer ? '+' : '−'}
            {decimal(Math.abs(summer - now))}
          </span>
          <span className="t12 soft mid-up">{signed}</span>
        </div>
      ))}
    </div>
  </Sheet>
);

export const mockup: Mockup = {
  component: Levels,
  alt: `A sheet of well readings: the depth to the water in the school well from June to November, which falls from ${decimal(schoolWell[1])} to ${decimal(schoolWell[11])} metres, and the levels of five wells with the names of those who signed them. One well went down.`,
};
