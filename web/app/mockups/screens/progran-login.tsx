import { donor, grants } from '../data/grants';
import { Icon } from '../kit/icon';
import { MockupFrame } from '../kit/mockup-frame';
import { count } from '../kit/numbers';
import { share } from '../kit/primitives';
import type { Mockup } from '../mockup-names';

/** So many grants are named and have a dot field. The others are reports. */
const NAMED = 2;
/** The people of one dot. The plan of each named grant is a multiple of it. */
const PEOPLE = 20;

const named = grants.slice(0, NAMED);
const others = grants.slice(NAMED);

/** Lines of dots from one number of dots to another one. A line is half a dot longer than its dots need. */
function lines(from: number, to: number, length: number, isWide: boolean): string {
  let path = '';
  for (let at = from; at < to; at += length - (at % length)) {
    const [line, first] = [Math.floor(at / length), at % length];
    const dots = Math.min(length - first, to - at);
    path += isWide ? `M${line} ${first}v${dots - 0.5}` : `M${first} ${line}h${dots - 0.5}`;
  }
  return path;
}

type FieldProps = { reached: number; planned: number; length: number; isWide: boolean };
/** A dot for some people of the plan. Those who are reached are dark. Dots have one size in all fields. */
function Field({ reached, planned, length, isWide }: FieldProps) {
  const [done, all] = [Math.round(reached / PEOPLE), planned / PEOPLE];
  const [along, across] = [length, Math.ceil(all / length)];
  return (
    <svg
      className={isWide ? 'pg-wide' : 'pg-narrow'}
      viewBox={isWide ? `-0.5 -0.5 ${across} ${along}` : `-0.5 -0.5 ${along} ${across}`}
    >
      <path d={lines(done, all, length, isWide)} data-variant="open" />
      <path d={lines(0, done, length, isWide)} />
    </svg>
  );
}

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
    <div className="pg-door">
      <div className="pg-opens">
        {named.map(({ name, reached, planned }) => (
          <div className="pg-opened" key={name}>
            <span className="display pg-opened-name">{name}</span>
            <span className="t16 num">
              <span className="display">{count(reached)}</span> of {count(planned)} people
            </span>
            <Field reached={reached} planned={planned} length={16} isWide />
            <Field reached={reached} planned={planned} length={40} isWide={false} />
          </div>
        ))}
        <div className="pg-opened">
          <span className="display pg-opened-name">{others.length} more grants</span>
          <span className="t16">with their reports</span>
          <div className="pg-slim">
            {others.map(({ name, reached, planned }) => (
              <span className="t12" style={share(reached / planned)} key={name}>
                {name}
              </span>
            ))}
          </div>
        </div>
        <span className="t12 soft pg-scale">One dot: {PEOPLE} people</span>
      </div>
      <div className="pg-redacted">
        <Icon name="lock" />
        <span className="display pg-opened-name">Other donors</span>
        <span className="t16">not for this code</span>
      </div>
    </div>
  </MockupFrame>
);

export const mockup: Mockup = {
  component: Login,
  alt: `ProGran's donor sign-in: a donor code, recognised as that of ${donor}, and a work e-mail address to which a sign-in code is sent. Below it what the code opens, read-only: ${named.map(({ name, reached, planned }) => `${name} with ${count(reached)} of ${count(planned)} people`).join(', ')}, and ${others.length} more grants with their reports. A dot stands for ${PEOPLE} people. Other donors stay dark, behind a lock.`,
};
