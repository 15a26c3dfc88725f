import { formUpdate, plot } from '../data/survey';
import { MockupFrame } from '../kit/mockup-frame';
import { decimal } from '../kit/numbers';
import { short } from '../kit/scale';
import { SupportNote } from '../kit/support-note';
import type { Mockup } from '../mockup-names';

const { versions, area, phones, unconnected } = formUpdate;
const all = phones.team + phones.newDistrict;
/** The phones of the team that have the new version. */
const ready = phones.team - unconnected.length;
const QUESTION = 'How much land did you sow this season?';

/** The corners of the plot as the map of the page shows it. */
const CORNERS = [
  [0, 0],
  [78, 6],
  [74, 76],
  [4, 80],
] as const;
/** Returns a point of the plot: `u` is the share of its width, `v` of its height. */
function at(u: number, v: number) {
  const [a, b, c, d] = CORNERS;
  const on = (axis: 0 | 1) =>
    short((1 - v) * ((1 - u) * a[axis] + u * b[axis]) + v * ((1 - u) * d[axis] + u * c[axis]));
  return `${on(0)} ${on(1)}`;
}
/** Returns the outline of the part of the plot between two shares of its height. */
const part = (from: number, to: number) => `M${at(0, from)}L${at(1, from)} ${at(1, to)} ${at(0, to)}z`;

/** The share of the plot that is an acre. The rest has two rows of squares, one for each gunta. */
const acre = 1 / plot.acres;
const ROWS = 2;
const first = area.acres * acre;
const heights = [
  ...Array.from({ length: area.acres }, (_, n) => (n + 1) * acre),
  ...Array.from({ length: ROWS - 1 }, (_, n) => first + ((n + 1) / ROWS) * (1 - first)),
];
const columns = area.guntas / ROWS;
/** The edges of the parts, beyond the outline of the plot. */
const EDGES = [
  ...heights.map((v) => `M${at(-0.02, v)}L${at(1.02, v)}`),
  ...Array.from({ length: columns - 1 }, (_, n) => `M${at((n + 1) / columns, first)}L${at((n + 1) / columns, 1.02)}`),
].join('');

/** The plot as one area, or as acres and guntas. */
function Plot({ divided }: { divided?: boolean }) {
  return (
    <div className="su-plot t14 b" data-divided={divided}>
      <svg viewBox="0 0 78 80" preserveAspectRatio="none">
        <path d={part(0, 1)} />
        {divided && (
          <g className="su-new">
            <path className="su-guntas" d={part(first, 1)} />
            <path className="su-edges" d={EDGES} />
          </g>
        )}
      </svg>
      {divided ? (
        Array.from({ length: area.acres }, (_, n) => <span key={n}>1 acre</span>)
      ) : (
        <span>{decimal(plot.acres)} acres</span>
      )}
    </div>
  );
}

/** A field of the form with its unit. */
function Field({ unit, value, isNew }: { unit: string; value: string; isNew?: boolean }) {
  return (
    <span className={isNew ? 'col g4 grow su-new' : 'col g4 grow'}>
      <span className="t12 soft">{unit}</span>
      <span className="field">
        <span className="t26 display num">{value}</span>
      </span>
    </span>
  );
}

/** Returns a dot for each of these phones. Those of the new district are one step apart from the team. */
const dots = (places: readonly number[]) => places.map((n) => `M${n + (n < phones.team ? 0.5 : 1.5)} .5h0`).join('');

function Support() {
  return (
    <MockupFrame hue="surve-r" className="ground su">
      <span className="col g4">
        <span className="t12 soft">Question 11 of 18</span>
        <span className="t20 display">{QUESTION}</span>
      </span>
      <div className="su-pair">
        <div className="su-card">
          <span className="t13 soft">Version {versions[0]}</span>
          <div className="row g8">
            <Field unit="Acres" value={decimal(plot.acres)} />
          </div>
          <Plot />
        </div>
        <span className="t34 display">=</span>
        <div className="su-card">
          <span className="t13 b">Version {versions[1]}</span>
          <div className="row g8">
            <Field unit="Acres" value={`${area.acres}`} />
            <Field unit="Guntas" value={`${area.guntas}`} isNew />
          </div>
          <Plot divided />
        </div>
      </div>
      <div className="col g8">
        <svg className="su-dots" viewBox={`0 0 ${all + 1} 1`}>
          <path d={dots(Array.from({ length: all }, (_, n) => n))} />
          <path data-off d={dots(unconnected)} />
        </svg>
        <span className="row between g8">
          <span className="t13 num">
            Tonight{' '}
            <b>
              {ready} of {phones.team}
            </b>{' '}
            have {versions[1]}
          </span>
          <span className="t13 num end">
            and <b>all {phones.newDistrict}</b> new phones
          </span>
        </span>
      </div>
      <SupportNote
        who="Kiran Shenoy"
        at="Tue, 16:48"
        asked="Meera Joshi, 16:05"
        text="Tried on a copy. Forty guntas are one acre, so the totals stay the same."
      />
    </MockupFrame>
  );
}

export const mockup: Mockup = {
  component: Support,
  alt: `Question 11 of a form in two versions: ${versions[0]} asks for acres, ${versions[1]} for acres and guntas. A plot of ${decimal(plot.acres)} acres is the same land as ${area.acres} acres and ${area.guntas} guntas, so the totals stay. ${ready} of the ${phones.team} phones of the team and all ${phones.newDistrict} of a new district have the new version.`,
};
