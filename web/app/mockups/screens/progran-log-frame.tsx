import { lateActivity, sabala } from '../data/livelihoods';
import { Icon } from '../kit/icon';
import { Chip } from '../kit/primitives';
import { ProGranWindow } from '../kit/product-windows';
import { valued, write } from '../kit/theory';
import type { Mockup } from '../mockup-names';

/** What a logical framework calls the levels of the Theory of Change. */
const LEVELS = { Impact: 'Goal', Outcome: 'Purpose', Output: 'Output' } as const;
/** How each metric is verified, and what has to hold for it. In the order of the metrics. Phones show the short list. */
const ROWS = [
  { source: 'Household survey, round 6', assumption: 'Food prices rise under 6%', isShort: true },
  { source: 'Enterprise register, with photo', assumption: 'Markets stay open', isShort: true },
  { source: 'Household survey, question 12', assumption: 'Husbands attend too' },
  { source: 'Household survey, question 13', assumption: 'Gardens bear in 60 days', isShort: true },
  { source: 'List of the lead bank', assumption: 'Accounts within 14 days' },
  { source: 'Attendance, signed in the app', assumption: 'None fall in the harvest', isShort: true },
  {
    source: 'Photo with place and date',
    assumption: `Seedlings by ${lateActivity.since}`,
    isShort: true,
    isBroken: true,
  },
] as const;
const rows = valued.flatMap((metric, n) => {
  const row = ROWS[n];
  return row ? [{ ...metric, ...row, isShort: 'isShort' in row, isBroken: 'isBroken' in row }] : [];
});

function LogFrame() {
  return (
    <ProGranWindow
      active="Metrics"
      title="Impact metrics"
      note={`${sabala.name}, logical framework`}
      className="pg-frame"
    >
      <div className="table">
        <div className="tr th">
          <span className="t11">Level and indicator</span>
          <span className="t11 end">Latest of target</span>
          <span className="t11 wide-only">Verified by</span>
          <span className="t11">Assumption</span>
        </div>
        {rows.map(({ level, name, unit, latest, target, source, assumption, isShort, isBroken }) => (
          <div className={['tr', isBroken && 'on', !isShort && 'mid-up'].filter(Boolean).join(' ')} key={name}>
            <div className="row g8">
              <span className="t11 faint pg-level">{LEVELS[level]}</span>
              <span className="t13 m pg-metric">{name}</span>
            </div>
            <span className="t12 num end line">
              <b>{write(latest, unit)}</b> of {write(target, unit)}
            </span>
            <span className="t12 soft cut wide-only">{source}</span>
            <span className="row g4 pg-assumed" data-mood={isBroken ? 'watch' : undefined}>
              <Icon name={isBroken ? 'alert-triangle' : 'check'} className={isBroken ? undefined : 'hued'} />
              <span className="t12">{assumption}</span>
            </span>
          </div>
        ))}
      </div>
      <div className="panel g8">
        <div className="row between">
          <span className="panel-name">One assumption no longer holds</span>
          <Chip mood="watch">Since {lateActivity.since}</Chip>
        </div>
        <span className="t13">
          The seedlings came {lateActivity.weeks} weeks late. The gardens and the varied diet are marked in the next
          report.
        </span>
      </div>
    </ProGranWindow>
  );
}

export const mockup: Mockup = {
  component: LogFrame,
  alt: `The same metrics as a logical framework: each of the ${rows.length} indicators with its level, its latest value of the target, how it is verified, and the assumption behind it. One assumption no longer holds since ${lateActivity.since}: the seedlings came late.`,
};
