import type { CSSProperties } from 'react';
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
/**
 * The field on wide windows and on narrow ones: its greatest height in parts of its width, and what the figures above the
 * last two groups need: the fewest columns of one, and those of the other in parts of all columns before it.
 */
const LAYOUTS = {
  wide: { high: 0.19, alarm: 6, missed: 0.08 },
  narrow: { high: 0.48, alarm: 5, missed: 0.18 },
} as const;
type Layout = keyof typeof LAYOUTS;

/** Returns dots in columns from the left, each row of dots one dashed line. */
const dots = (women: number, columns: number, left = 0) => {
  const rows = Math.ceil(women / columns);
  return Array.from({ length: rows }, (_, row) => {
    const inRow = Math.ceil((women - row) / rows);
    return `M${left + PITCH / 2} ${(row + 0.5) * PITCH}h${(inRow - 1) * PITCH + 0.1}`;
  }).join('');
};

/**
 * Returns the rows and columns, where the rings begin, where the line is, and the width with the women after it. With
 * `rows` rows the field fills the width, so fewer columns are larger dots.
 */
function fieldWith(rows: number, { hit, missed, alarm }: (typeof tests)[Warning], layout: Layout) {
  const fewest = LAYOUTS[layout];
  const called = { hit: Math.ceil(hit / rows), alarm: Math.max(Math.ceil(alarm / rows), fewest.alarm) };
  const columns = {
    ...called,
    missed: Math.max(Math.ceil(missed / rows), Math.ceil(fewest.missed * (called.hit + called.alarm))),
  };
  const rings = columns.hit * PITCH + GAP;
  const line = rings + columns.alarm * PITCH + GAP;
  return { rows, columns, rings, line, all: line + GAP + columns.missed * PITCH };
}
/** Returns the field with the largest dots that its height allows, so that all settings are about as high. */
function fieldOf(warning: Warning, layout: Layout) {
  let field = fieldWith(1, tests[warning], layout);
  for (;;) {
    const next = fieldWith(field.rows + 1, tests[warning], layout);
    if ((next.rows * PITCH) / next.all > LAYOUTS[layout].high) return field;
    field = next;
  }
}

/**
 * The women who are called, a dot for each, and after the line those who are missed, as rings. A call without
 * need is a white ring.
 */
function Field({ warning, layout }: { warning: Warning; layout: Layout }) {
  const { hit, missed, alarm } = tests[warning];
  const { rows, columns, rings: first, line, all } = fieldOf(warning, layout);
  const rings = dots(alarm, columns.alarm, first);
  const after = dots(missed, columns.missed, GAP);
  const height = rows * PITCH;
  return (
    <div className="dr-dots" data-layout={layout} style={share(line / all)}>
      <svg className="dr-called" viewBox={`0 0 ${line} ${height}`}>
        <path d={dots(hit, columns.hit)} />
        <path d={rings} />
        <path d={rings} />
      </svg>
      <svg className="dr-missed" viewBox={`0 0 ${all - line} ${height}`} style={share((all - line) / all)}>
        <path d={after} />
        <path d={after} />
      </svg>
      <span className="dr-line" />
    </div>
  );
}

/** Returns the women whom a model warns of, early, only when it is sure, or in between, and how often it was right. */
export function modelScreen(warning: Warning): Mockup {
  const test = tests[warning];
  const tested = sum(Object.values(test), (rows) => rows);
  const away = test.hit + test.missed;
  const from = warnsFrom[warning];
  const [wide, narrow] = [fieldOf(warning, 'wide'), fieldOf(warning, 'narrow')];
  const called = listed.filter(({ chance }) => chance >= from);
  const cost =
    warning === 'sure'
      ? `${test.missed} stay away without a call.`
      : `${test.alarm} others get a call that they do not need.`;

  const Model = () => (
    <MockupFrame hue="drive-r" className="dr-next">
      {/* Only in a band of the full window width: to the basis, and the line between the women of the table */}
      <div className="dr-results">
        {(
          [
            [test.hit, `found, of the ${away} who stayed away`, ({ rings }) => rings],
            [test.alarm, 'called without need', ({ rings, line }) => line + GAP - rings],
            [test.missed, 'missed', ({ line, all }) => all - line - GAP],
          ] satisfies [number, string, (field: typeof wide) => number][]
        ).map(([women, name, widthIn]) => (
          <span
            className="dr-result"
            style={
              {
                ...share(widthIn(wide) / wide.all),
                '--narrow': percent(widthIn(narrow) / narrow.all, 2),
              } as CSSProperties
            }
            key={name}
          >
            <span className="display num">{women}</span>
            <span className="dr-key">{name}</span>
          </span>
        ))}
      </div>
      <Field {...{ warning }} layout="wide" />
      <Field {...{ warning }} layout="narrow" />
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
