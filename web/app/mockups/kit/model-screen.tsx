import { nameOf } from '../data/livelihoods';
import { candidates, nextMeeting, tests, trainRows, warnsFrom } from '../data/modelling';
import type { Mockup } from '../mockup-names';
import { Icon } from './icon';
import { MockupFrame } from './mockup-frame';
import { count, percent, sum } from './numbers';
import { Avatar, share } from './primitives';

type Warning = keyof typeof tests;

const listed = nextMeeting.map((one) => ({ ...one, name: nameOf(one.id) }));

/** The pitch of the dots, and the free width between two groups of them. */
const [PITCH, GAP] = [10, 5];
/** The rows of dots on wide windows. */
const ROWS = 8;

/** Returns dots in columns from the left, each row of dots one dashed line. */
const dots = (women: number, rows: number, left = 0) =>
  Array.from({ length: rows }, (_, row) => {
    const inRow = Math.ceil((women - row) / rows);
    return inRow > 0 ? `M${left + PITCH / 2} ${(row + 0.5) * PITCH}h${(inRow - 1) * PITCH + 0.1}` : '';
  }).join('');

/** The columns of a group. */
const columnsOf = (women: number, rows: number) => Math.ceil(women / rows) * PITCH;
/** Returns where the rings begin, where the line is, and the width with the women after it. */
function widths({ hit, missed, alarm }: (typeof tests)[Warning], rows: number) {
  const rings = columnsOf(hit, rows) + GAP;
  const line = rings + columnsOf(alarm, rows) + GAP;
  return { rings, line, all: line + GAP + columnsOf(missed, rows) };
}
/** The width of the largest setting, so that a dot has one size in all of them. */
const widest = (rows: number) => Math.max(...Object.values(tests).map((test) => widths(test, rows).all));

/**
 * The women who are called, a dot for each, and after the line those who are missed, as rings. A call without
 * need is a white ring.
 */
function Field({ warning, rows, className }: { warning: Warning; rows: number; className: string }) {
  const { hit, missed, alarm } = tests[warning];
  const { rings: first, line } = widths(tests[warning], rows);
  const all = widest(rows);
  const rings = dots(alarm, rows, first);
  const left = columnsOf(missed, rows) + GAP;
  const after = dots(missed, rows, GAP);
  return (
    <div className={`dr-dots ${className}`} style={share(line / all)}>
      <svg className="dr-called" viewBox={`0 0 ${line} ${rows * PITCH}`}>
        <path d={dots(hit, rows)} />
        <path d={rings} />
        <path d={rings} />
      </svg>
      <svg className="dr-missed" viewBox={`0 0 ${left} ${rows * PITCH}`} style={share(left / all)}>
        <path d={after} />
        <path d={after} />
      </svg>
      <span className="dr-line" />
      <b className="dr-call">Call from {warnsFrom[warning]}%</b>
    </div>
  );
}

/** Returns the women whom a model warns of, early, only when it is sure, or in between, and how often it was right. */
export function modelScreen(warning: Warning): Mockup {
  const test = tests[warning];
  const tested = sum(Object.values(test), (rows) => rows);
  const away = test.hit + test.missed;
  const from = warnsFrom[warning];
  const { rings, line } = widths(test, ROWS);
  const called = listed.filter(({ chance }) => chance >= from);
  const cost =
    warning === 'sure'
      ? `${test.missed} stay away without a call.`
      : `${test.alarm} others get a call that they do not need.`;

  const Model = () => (
    <MockupFrame hue="drive-r" className="dr-next">
      {/* Only in a band of the full window width */}
      <div className="dr-results">
        {(
          [
            [test.hit, `found, of the ${away} who stayed away`, rings],
            [test.alarm, 'called without need', line + GAP - rings],
            [test.missed, 'missed', 0],
          ] as const
        ).map(([women, name, width]) => (
          <span className="dr-result" style={share(width / widest(ROWS))} key={name}>
            <span className="display num">{women}</span>
            <span className="dr-key">{name}</span>
          </span>
        ))}
      </div>
      <Field {...{ warning }} rows={ROWS} className="mid-up" />
      <Field {...{ warning }} rows={14} className="narrow-only" />
      <p className="dr-basis">
        One dot is one woman. Trained on {count(trainRows)}, tested on {count(tested)} others. {candidates[0].name},
        chosen out of {['no', 'one', 'two', 'three'][candidates.length]} models.
      </p>
      <span className="dr-title display">Who may miss the next meeting?</span>
      <div className="table">
        {listed.map(({ id, name, village, reason, chance }, n) => (
          <div className={chance < from ? 'tr' : 'tr on'} data-last={n === called.length - 1 || undefined} key={id}>
            <Avatar name={name} />
            <span className="col">
              <span className="t16 b">{name}</span>
              <span className="t13 mid-up">{village}</span>
            </span>
            <span className="dr-reason">{reason}</span>
            <span className="display num">{chance}%</span>
            {chance < from ? <span /> : <Icon name="phone" className="hued" />}
            {n === called.length - 1 && <b className="dr-from t16">Call from {from}%</b>}
          </div>
        ))}
      </div>
      <span className="dr-tested t16">
        <b>Tested on {count(tested)} other women:</b> it finds {test.hit} of the {away} who stayed away. {cost}
      </span>
    </MockupFrame>
  );

  return {
    component: Model,
    alt: `A list that Drive-R made by itself of women who may miss the next meeting of their group, each with the reason and the chance: ${listed.map(({ name, chance }) => `${name} ${chance}%`).join(', ')}. From ${from}% on they get a call, here ${called.length} of ${listed.length}. Tested on ${count(tested)} other women, it finds ${percent(test.hit / away)} of those who stayed away.`,
  };
}
