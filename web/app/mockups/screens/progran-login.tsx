import { donor, grants } from '../data/grants';
import { Icon } from '../kit/icon';
import { Mark } from '../kit/primitives';
import { MockupFrame } from '../kit/mockup-frame';
import { count } from '../kit/numbers';
import type { Mockup } from '../mockup-names';

/** So many grants are named. The others are counted, or named too where a high screen has room. */
const NAMED = 2;
const HEIGHTS = [9, 14, 12, 19, 17, 24, 28];
const middle = (n: number) => 5.5 + n * 6.5;

/** An illustration of dots above bars. */
function Settling() {
  const bars = HEIGHTS.map((height, n) => `M${middle(n)} 60V${60 - height}`).join('');
  const loose = HEIGHTS.map((height, n) =>
    [4, 9, 15, 22].map((up, k) => `M${middle(n) + (k === 0 ? 0 : loosely(n * 7 + k) * k * 1.6)} ${58 - height - up}h0`),
  );
  return (
    <svg className="pg-settling mid-up" viewBox="0 0 50 60" preserveAspectRatio="xMidYMax meet">
      <path d={loose.flat().join('')} strokeWidth="1.3" />
      <path d={bars} strokeWidth="3.6" />
    </svg>
  );
}
/** A pseudo-random number from -1 to 1, the same for each seed. */
const loosely = (seed: number) => Math.round(Math.sin(seed * 12.9898) * 100) / 100;

function Login() {
  return (
    <MockupFrame hue="progran" className="window pg-login">
      <div className="pg-welcome">
        <div className="row g8">
          <Mark />
          <span className="t20 display grow">ProGran</span>
          <span className="t14 narrow-only">Donor sign-in</span>
        </div>
        <span className="display pg-welcome-line mid-up">Every grant, from the plan to the proof.</span>
        <Settling />
      </div>
      <div className="pg-form">
        <span className="t26 display mid-up">Donor sign-in</span>
        <div className="col g4">
          <div className="row between">
            <span className="t12 m">Donor code</span>
            <span className="row g4 hued">
              <Icon name="check" />
              <span className="t12 m line">{donor}</span>
            </span>
          </div>
          <div className="field">
            <Icon name="id-badge-2" />
            <span className="t14 num pg-code">BRF-2026-K7Q4</span>
          </div>
        </div>
        <div className="col g4">
          <span className="t12 m">Work e-mail</span>
          <div className="field" data-focus>
            <Icon name="mail" />
            <span className="t14 caret">anita.rao@banyanrow.example</span>
          </div>
        </div>
        <span className="pg-submit">Send me a sign-in code</span>
        <div className="col pg-opens">
          <span className="t12 b">Opened by this code, read-only</span>
          {grants.map(({ name, reached, planned }, n) => (
            <div className={n < NAMED ? 'row between' : 'row between pg-high'} key={name}>
              <span className="t12">{name}</span>
              <span className="t12 soft num">
                {count(reached)} of {count(planned)} people
              </span>
            </div>
          ))}
          <div className="row between pg-low">
            <span className="t12">{grants.length - NAMED} more of your grants</span>
            <span className="t12 soft">with their reports</span>
          </div>
          <div className="row between">
            <span className="pg-redacted" />
            <span className="row g4 soft">
              <Icon name="lock" />
              <span className="t12">other donors</span>
            </span>
          </div>
        </div>
      </div>
    </MockupFrame>
  );
}

export const mockup: Mockup = {
  component: Login,
  alt: `ProGran's donor sign-in: a donor code, recognised as a foundation's, and a work e-mail address to which a sign-in code is sent. Below it what the code opens: the ${grants.length} grants of the foundation with their figures, to read. Those of other donors are blacked out.`,
};
