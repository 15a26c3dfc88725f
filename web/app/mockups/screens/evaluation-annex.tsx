import type { CSSProperties } from 'react';
import { organisations } from '~/lib/sample-organisations';
import { finding, sampleOf } from '../data/evaluation';
import { Icon } from '../kit/icon';
import { count, percent } from '../kit/numbers';
import { Chip, share } from '../kit/primitives';
import { Sheet } from '../kit/sheet';
import type { Mockup } from '../mockup-names';

const { drawn, interviewed, notFound, refused } = sampleOf;

const Annex = () => (
  <Sheet
    hue="drive-r"
    title="Finding 3: savings follow the age of the group"
    note={`${organisations.evaluators}, report and annex`}
    tools={
      <span className="mid-up">
        <Chip mood="hue">Frozen 12 May</Chip>
      </span>
    }
    className="annex"
  >
    <div className="col g12">
      {finding.map(({ name, asked, share: value, range }) => (
        <div className="annex-row" key={name}>
          <span className="col">
            <span className="t12 m">{name}</span>
            <span className="t11 faint num">n = {asked}</span>
          </span>
          <span className="annex-lane" style={share(value / 100)}>
            <span className="annex-range" style={{ '--range': `${range}%` } as CSSProperties} />
          </span>
          <span className="t16 display num">{value}%</span>
        </div>
      ))}
    </div>
    <div className="annex-sample">
      <span className="panel-name">Annex B, the sample</span>
      <span className="annex-bar">
        <span style={{ flexGrow: interviewed }} />
        <span style={{ flexGrow: notFound }} />
        <span style={{ flexGrow: refused }} />
      </span>
      <span className="t12 annex-count">
        {count(drawn)} drawn, {count(interviewed)} interviewed ({percent(interviewed / drawn)}), {notFound} not found,{' '}
        {refused} refused
      </span>
    </div>
    <div className="row g8 annex-open">
      <Icon name="file-text" />
      <span className="t12">
        <span className="b">Interview 0417.</span> Group of four years, saved ₹1,850. Recorded 6 March, 11:42, with
        consent.
      </span>
    </div>
  </Sheet>
);

export const mockup: Mockup = {
  component: Annex,
  alt: `A finding of an evaluation with its annex: three bars with their ranges, the sample of ${count(drawn)} with ${count(interviewed)} interviews, ${notFound} not found and ${refused} refused, and one interview behind them.`,
};
