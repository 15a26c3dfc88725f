import promises from './progran.json';
import { AnswerPart, count, placed, share, Stage } from './parts';

type Measured = { unit: string; baseline: number; target: number; latest: number };

/** Writes a value with its unit. */
const write = (value: number, unit: string) =>
  unit === '₹' ? `₹${count(value)}` : `${count(value)}${unit === '%' ? '%' : ''}`;

/** Writes what is missing to the target. The share of the way would look like the value of a percentage. */
const toGo = ({ unit, latest, target }: Measured) =>
  unit === '%' ? `${target - latest} points to go` : `${write(target - latest, unit)} to go`;

/** The values that a figure passes from the baseline to the latest one, slower and slower, one on each line. */
const passed = ({ unit, baseline, latest }: Measured) =>
  Array.from({ length: 12 }, (_, n) => {
    const value = latest - (latest - baseline) * (1 - n / 11) ** 3;
    return write(unit === '₹' ? 10 * Math.round(value / 10) : Math.round(value), unit);
  }).join('\n');

/**
 * Sentences of the letter in two lines, each with the measured value of its indicator and what stands behind it. The
 * marked words end a sentence.
 */
const PROMISES = promises.map(({ of, ends, ...rest }) => ({
  ...rest,
  ...of,
  mark: `${write(of.target, of.unit)} ${ends}`,
  steps: passed(of),
  left: toGo(of),
  done: (of.latest - of.baseline) / (of.target - of.baseline),
}));

const STROKE = { fill: 'none', stroke: 'var(--hue)', strokeLinecap: 'round' } as const;

const ALT = `A grant letter with four promises, from each of which a thread leads to what ProGran measures, and to what stands behind it: ${PROMISES.map(({ latest, target, unit, behind, note }) => `${write(latest, unit)} of ${write(target, unit)} (${behind}. ${note})`).join(', ')}. The last one is at risk.`;

/** The opening of ProGran: what a grant promises, and what is measured. The first answer shows all promises alike, and the others one of them each. */
export default function ProGranOpening() {
  return (
    <Stage alt={ALT} className="pm">
      <div className="pm-row">
        <div className="col g8 pm-head">
          <div className="row g8">
            <svg viewBox="0 0 28 20" {...STROKE} stroke="var(--leaf)" strokeWidth="2.4">
              <path d="M2 19V9a4 4 0 0 1 8 0v10m0-10a4 4 0 0 1 8 0v10m0-10a4 4 0 0 1 8 0v10" />
            </svg>
            <span className="t14 display">Banyan Row Foundation</span>
          </div>
          <span className="t12 soft">To Tungabhadra Mahila Trust</span>
          <span className="t12 soft">12 May 2025</span>
        </div>
        <div className="col">
          <span className="t14 b">Measured in ProGran</span>
          <span className="t12 soft">31 October 2026</span>
        </div>
        <AnswerPart answer={0} className="pm-press" />
      </div>
      {PROMISES.map(({ first, second, mark, steps, left, unit, baseline, target, latest, done, late }, place) => (
        <div className="pm-row" style={placed(place + 1)} data-answer={place + 1} data-late={late} key={mark}>
          <div className="pm-said">
            <span className="t16">{first}</span>
            <span className="row">
              <span className="t16 line">
                {second} <span className="pm-mark">{mark}</span>
              </span>
              <svg className="pm-thread" viewBox="0 0 100 40" preserveAspectRatio="none" {...STROKE}>
                <path d="M0 20C30 52 45-8 100 20" vectorEffect="non-scaling-stroke" />
              </svg>
              {late && (
                <svg
                  className="pm-drop narrow-only"
                  viewBox="0 0 100 100"
                  preserveAspectRatio="none"
                  {...STROKE}
                  strokeLinecap="butt"
                  strokeWidth="3.5"
                >
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
            <span className="track" style={share(done)} />
          </div>
          <AnswerPart answer={place + 1} className="pm-press" />
        </div>
      ))}
      <div className="pm-row">
        <div className="col pm-signed">
          <svg viewBox="0 0 120 36" {...STROKE} stroke="#1b3f8f" strokeWidth="1.8">
            <path d="M3 30C14 18 22 5 26 5c4 0-2 16-1 22 1-6 9-10 11-8 2 3-3 8 0 8 4 0 6-9 9-9 2 0-2 9 1 9 5-1 8-21 11-20 1 4-6 18-2 19 4 0 6-9 10-9 2 0-3 8 0 8 8 1 12-21 18-20 7 2-4 11-12 11 6 0 10 10 15 10 8 0 18-8 31-12" />
          </svg>
          <span className="t11 soft">Anita Rao, for the foundation</span>
        </div>
        <div className="pm-cause">
          {PROMISES.map(({ behind, note, late }, place) => (
            <div className="col" style={placed(place + 1)} data-late={late} key={behind}>
              <span className="t16 display">{behind}</span>
              <span className="t12">{note}</span>
            </div>
          ))}
        </div>
      </div>
    </Stage>
  );
}
