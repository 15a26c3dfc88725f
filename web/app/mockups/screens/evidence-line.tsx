import { districts, incomeBaseline, incomeByRound, incomeTarget, women } from '../data/livelihoods';
import { count } from '../kit/numbers';
import { Track } from '../kit/primitives';
import type { Mockup } from '../mockup-names';

const [woman] = women;
const mean = incomeByRound[incomeByRound.length - 1] ?? 0;
const furthest = [...districts].sort((one, other) => one.income - other.income)[0] ?? districts[0];

/** One answer on its way through the three products: an answer, a result against its target, a question about it. */
const Line = () => (
  <div className="mockup">
    <div className="mockup-frame evidence">
      <div className="evidence-step" data-hue="surve-r">
        <span className="t16 display evidence-name">Surve-R</span>
        <span className="t13 soft">Household income last month?</span>
        <span className="t20 display num">₹{count(woman.now)}</span>
        <span className="t12 faint num">{woman.name}, 10:24, within 6 m</span>
      </div>
      <div className="evidence-step" data-hue="progran">
        <span className="t16 display evidence-name">ProGran</span>
        <span className="t13 soft">Mean of all households, against its target</span>
        <span className="row g8 evidence-figure">
          <span className="t20 display num">₹{count(mean)}</span>
          <span className="t13 faint num">of ₹{count(incomeTarget)}</span>
        </span>
        <Track value={(mean - incomeBaseline) / (incomeTarget - incomeBaseline)} />
        <span className="t12 faint num">₹{count(incomeBaseline)} at the start</span>
      </div>
      <div className="evidence-step" data-hue="drive-r">
        <span className="t16 display evidence-name">Drive-R</span>
        <span className="t13 soft">Which district is furthest below its target?</span>
        <span className="row g8 evidence-figure">
          <span className="t20 display">{furthest.name}</span>
          <span className="t13 faint num">₹{count(furthest.income)} a month</span>
        </span>
      </div>
    </div>
  </div>
);

export const mockup: Mockup = {
  component: Line,
  alt: 'One answer on its way through the three products: the income that a woman told on the phone in Surve-R, the mean against its target in ProGran, and the district furthest below it in Drive-R.',
};
