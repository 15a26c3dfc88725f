import { approved, survey, waiting, week } from '../data/survey';
import { Avatar, Chip, Control, placed } from '../kit/primitives';
import { FieldPhoto } from '../kit/field-photo';
import { Icon } from '../kit/icon';
import { count, sum } from '../kit/numbers';
import { SurveRWindow } from '../kit/product-windows';
import type { Mockup } from '../mockup-names';

const received = sum(Object.values(week), (records) => records);
const STEPS = [
  { name: 'Received', who: 'Field officers', records: received },
  { name: 'In review', who: 'Supervisors', records: week.review },
  { name: 'Returned', who: 'with a question', records: week.returned },
  { name: 'Approved', who: 'Monitoring lead', records: week.approved },
] as const;
const open = waiting[0];
const metres = (distance: number) => (distance >= 1000 ? `${(distance / 1000).toFixed(1)} km` : `${distance} m`);

function Approval() {
  return (
    <SurveRWindow active="Approvals" title="Approvals" note={`${survey}, 12 to 17 October`} className="sr-approval">
      <div className="sr-flow">
        {STEPS.map(({ name, who, records }) => (
          <div className="sr-step" data-name={name} key={name}>
            <span className="t11 soft">{name}</span>
            <span className="t20 display num">{count(records)}</span>
            <span className="t11 faint wide-only">{who}</span>
          </div>
        ))}
      </div>
      <div className="row g16 grow stretch">
        <div className="table fill">
          <div className="tr th">
            <span className="t11">Record</span>
            <span className="t11 end mid-up">From home</span>
            <span className="t11 end mid-up">Took</span>
            <span className="t11">Check</span>
          </div>
          {waiting.slice(0, 4).map(({ id, who, by, at, metres: away, minutes, flag }, n) => (
            <div
              className={id === open.id ? 'tr on' : 'tr'}
              data-new={by === approved.steps[0].by || undefined}
              style={placed(n)}
              key={id}
            >
              <div className="col">
                <span className="t12 b cut">{who}</span>
                <span className="t11 faint cut">
                  {by}, {at}
                </span>
              </div>
              <span className="t12 num end mid-up">{metres(away)}</span>
              <span className="t12 num end mid-up">{minutes} min</span>
              <span>{flag ? <Chip mood="watch">{flag}</Chip> : <Chip mood="good">Clear</Chip>}</span>
            </div>
          ))}
        </div>
        <div className="panel g12 wide-only sr-detail">
          <div className="row g8">
            <Avatar name={open.who} />
            <div className="col grow">
              <span className="t14 b">{open.who}</span>
              <span className="t11 faint">{open.id}</span>
            </div>
          </div>
          <FieldPhoto />
          <div className="col g8">
            <div className="row g8">
              <Icon name="alert-triangle" className="sr-warn" />
              <span className="t12">{metres(open.metres)} from the registered home</span>
            </div>
            <div className="row g8">
              <Icon name="check" className="hued" />
              <span className="t12">{open.photos} photos, face matches</span>
            </div>
            <div className="row g8">
              <Icon name="check" className="hued" />
              <span className="t12">Signed at 11:32, {open.minutes} minutes</span>
            </div>
          </div>
          <div className="row g8 sr-acts">
            <Control icon="arrow-left">Return</Control>
            <Control kind="main" icon="check">
              Approve
            </Control>
          </div>
        </div>
      </div>
    </SurveRWindow>
  );
}

export const mockup: Mockup = {
  component: Approval,
  alt: `Surve-R's approval queue: of ${received} records received in a week ${week.approved} are approved, ${week.review} in review and ${week.returned} returned; a list shows distance from home and time taken, and one record is flagged because it was filled in far from home.`,
};
