import { diet, lead, rounds } from '../data/livelihoods';
import { MockupFrame } from '../kit/mockup-frame';
import { Chip, share } from '../kit/primitives';
import { placeOn, short } from '../kit/scale';
import { SupportNote } from '../kit/support-note';
import { atRisk } from '../kit/theory';
import type { Mockup } from '../mockup-names';

const SCALE = { start: 28, end: 62, ticks: [] };
const target = atRisk?.target ?? 0;
const [women, others] = diet.parts;
const last = rounds.length - 1;

const step = 100 / last;
const points = (values: readonly number[]) =>
  values.map((value, n) => `${short(n * step)} ${short(100 - placeOn(SCALE, value) * 100)}`);
const line = (values: readonly number[]) => `M${points(values).join('L')}`;
const dots = (places: readonly string[]) => places.map((place) => `M${place}h0`).join('');
const between = `${line(others.byRound)}L${points(women.byRound).reverse().join('L')}z`;
const at = (value: number) => share(placeOn(SCALE, value));

/** Where the old line has its label: below its end, above the lower one of the new lines. */
const middle = ((diet.byRound[last - 1] ?? 0) + (women.byRound[last] ?? 0)) / 2;

/** The rows of the template: the old one, and the two that replace it. */
const ROWS = [
  { code: '3', name: atRisk?.name ?? '', byRound: diet.byRound, isOld: true },
  ...diet.parts.map((one) => ({ ...one, isOld: false })),
];

function Support() {
  return (
    <MockupFrame hue="progran" className="su su-sheet">
      <div className="row between g8">
        <span className="t20 display">Outcome 3 is now two indicators</span>
        <Chip mood="watch">Due in ten days</Chip>
      </div>
      <div className="su-chart">
        <div className="su-field">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            <path className="line" data-variant="dash" d={line(rounds.map(() => target))} />
            <g className="su-lines">
              <path className="line" data-variant="area" d={between} />
              <path className="line" data-variant="solid" d={line(others.byRound) + line(women.byRound)} />
              <path
                className="tip"
                data-variant="solid"
                d={dots([...points(others.byRound), ...points(women.byRound)])}
              />
            </g>
            <path className="line su-old" d={line(diet.byRound)} />
          </svg>
          <span className="t12 soft" style={at(target)}>
            Target {target}%
          </span>
          <span className="t12 soft su-until" style={at(middle)}>
            3, until now
          </span>
          {diet.parts.map(({ code, byRound }) => (
            <span className="su-end row g8" style={at(byRound[last] ?? 0)} key={code}>
              <span className="t14 b hued">{code}</span>
              <span className="t26 display num">{byRound[last]}%</span>
            </span>
          ))}
        </div>
        <div className="row between t12 soft su-rounds">
          <span>Baseline</span>
          <span>Round 6, October</span>
        </div>
      </div>
      <div className="table su-rows">
        <div className="tr th t12">
          <span>Report, page 2</span>
          <span className="end">Baseline</span>
          <span className="end">Round 6</span>
          <span className="end">Target</span>
        </div>
        {ROWS.map(({ code, name, byRound, isOld }) => (
          <div className={isOld ? 'tr su-was' : 'tr'} key={code}>
            <span className="t14">
              <b className={isOld ? undefined : 'hued'}>{code}</b> {name}
            </span>
            <span className="t14 num end">{byRound[0]}%</span>
            <span className="t14 num end">{byRound[last]}%</span>
            <span className="t14 num end">{target}%</span>
          </div>
        ))}
      </div>
      <SupportNote
        who="Fathima Basheer"
        at="Fri, 18:25"
        asked={`${lead.name}, 17:42`}
        text="Split on a copy of your grant. Both keep the history since the baseline."
      />
    </MockupFrame>
  );
}

export const mockup: Mockup = {
  component: Support,
  alt: `Outcome 3, households with a varied diet, becomes two indicators of a changed donor template: households headed by women, from ${women.byRound[0]}% to ${women.byRound[last]}%, and all others, from ${others.byRound[0]}% to ${others.byRound[last]}%. Each line has all six rounds since the baseline, on either side of the old one, below a target of ${target}%.`,
};
