import { lateActivity } from '../data/livelihoods';
import { Icon } from '../kit/icon';
import { MockupFrame } from '../kit/mockup-frame';
import { valued, write } from '../kit/theory';
import type { Mockup } from '../mockup-names';

/** What a logical framework calls the levels of the Theory of Change. */
const LEVELS = { Impact: 'Goal', Outcome: 'Purpose', Output: 'Output' } as const;
/** How each metric is verified, and what has to hold for it. In the order of the metrics. */
const ROWS = [
  { source: 'Survey, round 6', assumption: 'Food prices rise under 6%' },
  { source: 'Enterprise register', assumption: 'Markets stay open' },
  { source: 'Survey, question 12', assumption: 'Husbands attend too' },
  { source: 'Survey, question 13', assumption: 'Gardens bear in 60 days' },
  { source: 'List of the lead bank', assumption: 'Accounts within 14 days' },
  { source: 'Attendance in the app', assumption: 'No sessions in harvest weeks' },
  { source: 'Photo with place', assumption: `Seedlings by ${lateActivity.since}`, isBroken: true },
] as const;
/** A level is named at its first metric only. */
const rows = valued.flatMap((metric, n) => {
  const row = ROWS[n];
  const level = metric.level === valued[n - 1]?.level ? undefined : LEVELS[metric.level];
  return row ? [{ ...metric, ...row, level, isBroken: 'isBroken' in row }] : [];
});

function LogFrame() {
  return (
    <MockupFrame hue="progran" className="pg-open pg-frame">
      <div className="table grow stretch">
        <div className="tr th mid-up">
          <span className="t12">Level</span>
          <span className="t12">Indicator</span>
          <span className="t12 end">Promised</span>
          <span className="t12 wide-only">Verified by</span>
          <span className="t12">Assumption</span>
        </div>
        {rows.map(({ level, name, unit, target, source, assumption, isBroken }) => (
          <div className={isBroken ? 'tr on' : 'tr'} data-level={level} key={name}>
            <span className="t12 soft pg-level">{level}</span>
            <span className="t12 m">{name}</span>
            <span className="t12 num end line b">{write(target, unit)}</span>
            <span className="t12 soft line wide-only">{source}</span>
            <span className="row g4 pg-assumed">
              <Icon name={isBroken ? 'alert-triangle' : 'check'} />
              <span className="t12">{assumption}</span>
            </span>
            {isBroken && (
              <span className="t12 pg-broken">
                They came {lateActivity.weeks} weeks late. Gardens and diet are marked in the next report.
              </span>
            )}
          </div>
        ))}
      </div>
    </MockupFrame>
  );
}

export const mockup: Mockup = {
  component: LogFrame,
  alt: `The same metrics as a logical framework: each of the ${rows.length} indicators with its level, what is promised, how it is verified, and the assumption behind it. One assumption no longer holds since ${lateActivity.since}: the seedlings came late.`,
};
