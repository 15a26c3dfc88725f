import { donor, grants } from '../data/grants';
import { Icon } from '../kit/icon';
import { MockupFrame } from '../kit/mockup-frame';
import { count } from '../kit/numbers';
import type { Mockup } from '../mockup-names';

/** So many grants are named. The others are counted. */
const NAMED = 2;

const Login = () => (
  <MockupFrame hue="progran" className="pg-open pg-key">
    <div className="pg-key-head">
      <div className="col">
        <span className="t13">
          Donor code of <b>{donor}</b>
        </span>
        <span className="display num pg-code">BRF-2026-K7Q4</span>
      </div>
      <div className="pg-key-mail">
        <div className="field">
          <Icon name="mail" />
          <span className="t13">anita.rao@banyanrow.example</span>
        </div>
        <span className="t13 pg-submit">Send me a sign-in code</span>
      </div>
    </div>
    <div className="pg-opens">
      {grants.slice(0, NAMED).map(({ name, reached, planned }) => (
        <div className="row between" key={name}>
          <span className="display pg-opened-name">{name}</span>
          <span className="t16 num">
            {count(reached)} of {count(planned)} people
          </span>
        </div>
      ))}
      <div className="row between">
        <span className="display pg-opened-name">{grants.length - NAMED} more grants</span>
        <span className="t16">with their reports</span>
      </div>
    </div>
    <div className="row between pg-redacted">
      <span className="row g8">
        <Icon name="lock" />
        <span className="display pg-opened-name">Other donors</span>
      </span>
      <span className="t16">not for this code</span>
    </div>
  </MockupFrame>
);

export const mockup: Mockup = {
  component: Login,
  alt: `ProGran's donor sign-in: a donor code, recognised as that of ${donor}, and a work e-mail address to which a sign-in code is sent. Below it what the code opens, read-only: the ${grants.length} grants of the foundation with their figures. A black bar covers those of other donors.`,
};
