import { donor } from '../data/grants';
import { agreement, districts, lateActivity, type District, quarter, rounds, sabala } from '../data/livelihoods';
import { AnswerPart } from '../kit/answer-part';
import { MockupFrame } from '../kit/mockup-frame';
import { count, sum } from '../kit/numbers';
import { placed, Track } from '../kit/primitives';
import { type Metric, toGo, valued, write } from '../kit/theory';
import type { Mockup } from '../mockup-names';

const enrolled = {
  unit: '',
  baseline: 0,
  target: sum(districts, ({ planned }) => planned),
  latest: sum(districts, ({ actual }) => actual),
};
const [income, enterprise, , diet] = valued;
const outputOf = (name: Metric['name']) => {
  const { latest, target } = valued.find((one) => one.name === name)!;
  return `${count(latest)} of ${count(target)}`;
};
const byIncome = districts.toSorted((one, other) => one.income - other.income);
const incomeIn = ({ name, income: mean }: District) => `₹${count(mean)} in ${name}`;

/** The values that a figure passes from the baseline to the latest one, slower and slower, one on each line. */
const passed = ({ unit, baseline, latest }: { unit: string; baseline: number; latest: number }) =>
  Array.from({ length: 12 }, (_, n) => {
    const value = latest - (latest - baseline) * (1 - n / 11) ** 3;
    return write(unit === '₹' ? 10 * Math.round(value / 10) : Math.round(value), unit);
  }).join('\n');

/**
 * Sentences of the letter in two lines, each with the measured value of its indicator and what stands behind it. The
 * marked words end a sentence.
 */
const PROMISES = [
  {
    says: ['Savings groups will be', 'joined by'],
    mark: '{} women.',
    of: enrolled,
    behind: `Groups meet in ${sum(districts, ({ villages }) => villages)} villages`,
    note: `${count(enrolled.latest)} records, one for each woman`,
  },
  {
    says: ['Enterprises will be', 'run by'],
    mark: '{} of them.',
    of: enterprise,
    behind: `${sum(quarter, ({ trainings }) => trainings)} trainings from July to September`,
    note: `${outputOf('Women trained in bookkeeping')} women trained`,
  },
  {
    says: ['A household will earn'],
    mark: '{} a month.',
    of: income,
    behind: `${rounds.length} rounds of the survey`,
    note: `${incomeIn(byIncome[0]!)}, ${incomeIn(byIncome.at(-1)!)}`,
  },
  {
    says: ['A varied diet will reach'],
    mark: '{} of households.',
    of: diet,
    behind: `${lateActivity.name} are three weeks late`,
    note: `${outputOf('Gardens planted')} planted`,
    late: true,
  },
].flatMap(({ says: [first, second], mark, of, late, ...rest }) => {
  if (!of) return [];
  const { unit, baseline, target, latest } = of;
  return {
    ...rest,
    first,
    second,
    mark: mark.replace('{}', write(target, unit)),
    steps: passed({ unit, baseline, latest }),
    left: toGo({ unit, latest, target }),
    unit,
    baseline,
    target,
    latest,
    late,
    done: (latest - baseline) / (target - baseline),
  };
});

/** The first answer shows all promises alike, and the others one of them each. */
function Promised() {
  return (
    <MockupFrame hue="progran" className="pm">
      <div className="pm-row">
        <div className="col g8 pm-head">
          <div className="row g8">
            <svg className="mark" viewBox="0 0 28 20" strokeWidth="2.4">
              <path d="M2 19V9a4 4 0 0 1 8 0v10m0-10a4 4 0 0 1 8 0v10m0-10a4 4 0 0 1 8 0v10" />
            </svg>
            <span className="t14 display">{donor}</span>
          </div>
          <span className="t12 soft">To {sabala.partner}</span>
          <span className="t12 soft">{agreement.date}</span>
        </div>
        <div className="col">
          <span className="t14 b">Measured in ProGran</span>
          <span className="t12 soft">31 October 2026</span>
        </div>
        <AnswerPart answer={0} className="pm-press" />
      </div>
      {PROMISES.map(({ first, second, mark, steps, left, unit, baseline, target, latest, done, late }, place) => (
        <div className="pm-row" style={placed(place)} data-late={late && true} key={mark}>
          <div className="pm-said">
            <span className="t16">{first}</span>
            <span className="row">
              <span className="t16 line">
                {second} <span className="pm-mark">{mark}</span>
              </span>
              <svg className="pm-thread" viewBox="0 0 100 40" preserveAspectRatio="none">
                <path d="M0 20C30 52 45-8 100 20" vectorEffect="non-scaling-stroke" />
              </svg>
              {late && (
                <svg className="pm-drop narrow-only" viewBox="0 0 100 100" preserveAspectRatio="none">
                  <path d="M0 0C30 10 62-8 82 2C96 9 100 18 100 32V100" vectorEffect="non-scaling-stroke" />
                </svg>
              )}
            </span>
          </div>
          <div className="pm-done">
            <span className="display num" data-steps={steps}>
              <span>{write(latest, unit)}</span>
            </span>
            <span className="t12 b num">{left}</span>
            <span className="t12 num pm-ends">
              <span>
                <span className="narrow-only">from </span>
                {write(baseline, unit)}
                <span className="mid-up"> at the start</span>
              </span>
              <span>{write(target, unit)}</span>
            </span>
            <Track value={done} />
          </div>
          <AnswerPart answer={place + 1} className="pm-press" />
        </div>
      ))}
      <div className="pm-row">
        <div className="col pm-signed">
          <svg viewBox="0 0 120 36" strokeWidth="1.8">
            <path d="M3 30C14 18 22 5 26 5c4 0-2 16-1 22 1-6 9-10 11-8 2 3-3 8 0 8 4 0 6-9 9-9 2 0-2 9 1 9 5-1 8-21 11-20 1 4-6 18-2 19 4 0 6-9 10-9 2 0-3 8 0 8 8 1 12-21 18-20 7 2-4 11-12 11 6 0 10 10 15 10 8 0 18-8 31-12" />
          </svg>
          <span className="t11 soft">{agreement.signedBy}, for the foundation</span>
        </div>
        <div className="pm-cause">
          {PROMISES.map(({ behind, note, late }, place) => (
            <div className="col" style={placed(place)} data-late={late && true} key={behind}>
              <span className="t16 display">{behind}</span>
              <span className="t12">{note}</span>
            </div>
          ))}
        </div>
      </div>
    </MockupFrame>
  );
}

export const mockup: Mockup = {
  component: Promised,
  alt: `A grant letter with four promises, from each of which a thread leads to what ProGran measures, and to what stands behind it: ${PROMISES.map(({ latest, target, unit, behind, note }) => `${write(latest, unit)} of ${write(target, unit)} (${behind}. ${note})`).join(', ')}. The last one is at risk.`,
};
