import { approved, flagged, survey, waiting, week } from '../data/survey';
import { distance, received, ReviewFlow } from '../kit/approvals';
import { Hotspot } from '../kit/hotspot';
import { Icon } from '../kit/icon';
import { Chip, placed } from '../kit/primitives';
import { SurveRWindow } from '../kit/product-windows';
import type { Mockup, MockupName } from '../mockup-names';

const { record: open } = flagged;
const shown = waiting.slice(0, 4);
const flags = shown.flatMap(({ flag }) => flag.toLowerCase() || []);
const screenOf = (id: string): MockupName | undefined => (id === open.id ? 'surve-r-approval-open' : undefined);

function Approval() {
  return (
    <SurveRWindow active="Approvals" title="Approvals" note={`${survey}, its last week`} className="sr-approval">
      <ReviewFlow />
      <div className="table fill">
        <div className="tr th">
          <span className="t11">Record</span>
          <span className="t11 end mid-up">From home</span>
          <span className="t11 end mid-up">Took</span>
          <span className="t11">Check</span>
        </div>
        {shown.map(({ id, who, by, at, metres, minutes, flag }, n) => (
          <Hotspot
            to={screenOf(id)}
            className={id === open.id ? 'tr on' : 'tr'}
            data-new={by === approved.steps[0].by || undefined}
            style={placed(n)}
            key={id}
          >
            <span className="col">
              <span className="t12 b cut">{who}</span>
              <span className="t11 faint cut">
                {by}, sent {at}
              </span>
            </span>
            <span className="t12 num end mid-up">{distance(metres)}</span>
            <span className="t12 num end mid-up">{minutes} min</span>
            <span>
              {flag ? (
                <Chip mood="watch">
                  <span className="mid-up">{flag}</span>
                  <span className="narrow-only">
                    {metres > 1000 ? `${distance(metres)} from home` : `Only ${minutes} min`}
                  </span>
                  {id === open.id && <Icon name="chevron-right" />}
                </Chip>
              ) : (
                <Chip mood="good">Clear</Chip>
              )}
            </span>
          </Hotspot>
        ))}
      </div>
    </SurveRWindow>
  );
}

export const mockup: Mockup = {
  component: Approval,
  alt: `Surve-R's approval queue: of ${received} records received in a week ${week.approved} are approved, ${week.review} in review and ${week.returned} returned; a list shows distance from home and time taken, and ${flags.length} of ${shown.length} records are flagged: ${flags.join(', ')}.`,
};
