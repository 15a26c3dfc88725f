import { donor } from '../data/grants';
import { Icon } from '../kit/icon';
import { Mark } from '../kit/primitives';
import { MockupFrame } from '../kit/mockup-frame';
import type { Mockup } from '../mockup-names';

const HEIGHTS = [9, 14, 12, 19, 17, 24, 28];
const middle = (n: number) => 5.5 + n * 6.5;

/** An illustration of dots above bars. */
function Settling() {
  const bars = HEIGHTS.map((height, n) => `M${middle(n)} 60V${60 - height}`).join('');
  const loose = HEIGHTS.map((height, n) =>
    [4, 9, 15, 22].map((up, k) => `M${middle(n) + (k === 0 ? 0 : loosely(n * 7 + k) * k * 1.6)} ${58 - height - up}h0`),
  );
  return (
    <svg className="pg-settling" viewBox="0 0 50 60" preserveAspectRatio="xMidYMax meet">
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
          <span className="t20 display">ProGran</span>
        </div>
        <span className="display pg-welcome-line">Every grant, from the plan to the proof.</span>
        <Settling />
      </div>
      <div className="pg-form">
        <div className="col g4">
          <span className="t26 display">Donor sign-in</span>
          <span className="t13 soft mid-up">Your code opens the grants of your own foundation, and no others.</span>
        </div>
        <div className="col g4">
          <span className="t12 m">Donor code</span>
          <div className="field">
            <Icon name="id-badge-2" />
            <span className="t14 num pg-code">BRF-2026-K7Q4</span>
            <span className="row g4 hued">
              <Icon name="check" />
              <span className="t12 m line">{donor}</span>
            </span>
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
        <div className="row g8 pg-note">
          <Icon name="lock" />
          <span className="t12 soft">
            A six-digit code, good for ten minutes. The donor code stands at the head of your grant letter.
          </span>
        </div>
      </div>
    </MockupFrame>
  );
}

export const mockup: Mockup = {
  component: Login,
  alt: "ProGran's donor sign-in: a donor code, recognised as a foundation's, and a work e-mail address to which a sign-in code is sent.",
};
