import { donor, grants } from '../data/grants';
import { Icon } from '../kit/icon';
import { MockupFrame } from '../kit/mockup-frame';
import { count } from '../kit/numbers';
import type { Mockup } from '../mockup-names';

const CODE = 'BRF-2026-K7Q4';
/** So many grants have a dot field. The others are only counted. */
const NAMED = 2;
/** The people of one dot, and the rows of a field. The plan of each named grant is a multiple of it. */
const PEOPLE = 40;
const ROWS = 5;

const named = grants.slice(0, NAMED);
const others = grants.length - NAMED;
/** Of the field with the most dots. All fields have its width, so that dots have one size. */
const COLUMNS = Math.ceil(Math.max(...named.map(({ planned }) => planned)) / PEOPLE / ROWS);

/** Columns of dots from one number of dots to another one. A line is half a dot longer than its dots need. */
function lines(from: number, to: number): string {
  let path = '';
  for (let at = from; at < to; at += ROWS - (at % ROWS)) {
    const [column, first] = [Math.floor(at / ROWS), at % ROWS];
    path += `M${column} ${first}v${Math.min(ROWS - first, to - at) - 0.5}`;
  }
  return path;
}

type FieldProps = { reached: number; planned: number };
/** A dot for some people of the plan. Those who are reached are dark. */
function Field({ reached, planned }: FieldProps) {
  const done = Math.round(reached / PEOPLE);
  return (
    <svg viewBox={`-0.5 -0.5 ${COLUMNS} ${ROWS}`}>
      <path d={lines(done, planned / PEOPLE)} data-variant="open" />
      <path d={lines(0, done)} />
    </svg>
  );
}

const Login = () => (
  <MockupFrame hue="progran" className="pg-open pg-card pg-key">
    <div className="pg-card-head">
      <span>
        Donor code of <b>{donor}</b>
      </span>
      <b className="display num pg-code">{CODE}</b>
      <div className="pg-key-mail">
        <span className="field">anita.rao@banyanrow.example</span>
        <b className="pg-submit">Sign in</b>
      </div>
    </div>
    <div className="pg-card-drawing pg-opens">
      {named.map(({ name, reached, planned }) => (
        <div key={name}>
          <span className="row between">
            <b>{name}</b>{' '}
            <span className="num">
              {count(reached)} of {count(planned)}
            </span>
          </span>
          <Field reached={reached} planned={planned} />
        </div>
      ))}
    </div>
    <dl>
      <div className="row between">
        <dt>{others} more grants</dt>
        <dd>{grants.length} in all</dd>
      </div>
      <div className="row between">
        <dt>Access</dt>
        <dd className="row g8">
          <Icon name="lock" />
          Read-only
        </dd>
      </div>
    </dl>
  </MockupFrame>
);

export const mockup: Mockup = {
  component: Login,
  alt: `ProGran's donor sign-in: a donor code, ${CODE}, recognised as that of ${donor}, and a work e-mail address. Below it what the code opens, read-only: ${named.map(({ name, reached, planned }) => `${name} with ${count(reached)} of ${count(planned)} people`).join(', ')}, and ${others} more: the donor funds all ${grants.length} grants. A dot stands for ${PEOPLE} people.`,
};
