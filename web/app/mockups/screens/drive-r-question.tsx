import { districts, incomeTarget } from '../data/livelihoods';
import { BarRows } from '../kit/bar-rows';
import { Control } from '../kit/primitives';
import { Legend } from '../kit/charts';
import { DriveRWindow } from '../kit/product-windows';
import { Icon } from '../kit/icon';
import { change, count, rupees, sum } from '../kit/numbers';
import type { Mockup } from '../mockup-names';

const byIncome = [...districts].sort((a, b) => a.income - b.income);
const lowest = byIncome[0] ?? districts[0];
const rows = sum(districts, ({ actual }) => actual);
const READ: readonly (readonly [what: string, how: string])[] = [
  ['Measure', 'Mean household income a month'],
  ['Split by', 'District'],
  ['Held against', `Target of ${rupees(incomeTarget)}`],
  ['From', `Survey round 6, ${count(rows)} women`],
];

function Question() {
  return (
    <DriveRWindow active="Ask" title="Ask" note="Sabala Livelihoods, cleaned household file" className="dr-ask">
      <div className="dr-question">
        <Icon name="sparkles" />
        <span className="t16 m grow">Which districts are furthest below their income target?</span>
        <span className="dr-send">
          <Icon name="arrow-right" />
        </span>
      </div>
      <div className="row g16 grow pg-split">
        <div className="panel grow g12">
          <span className="t16 dr-answer">
            <span className="b">
              {lowest.name} is furthest away: {rupees(lowest.income)} a month,{' '}
              {change(lowest.income / incomeTarget - 1)} against the target.
            </span>{' '}
            <span className="mid-up">No district has reached {rupees(incomeTarget)} yet.</span>
          </span>
          <div className="row between">
            <Legend items={[['dash', `Target ${rupees(incomeTarget)}`]]} />
            <span className="row g8 faint wide-only">
              <Icon name="chart-bar" />
              <Icon name="table" />
              <Icon name="map-pin" />
              <Icon name="download" />
            </span>
          </div>
          <BarRows
            end={13000}
            line={incomeTarget}
            rows={byIncome.map(({ name, income }) => ({
              name,
              value: income,
              text: rupees(income),
              variant: name === lowest.name ? 'solid' : 'accent',
            }))}
          />
        </div>
        <div className="col g12 wide-only dr-aside">
          <div className="panel g8">
            <span className="panel-name">How the question was read</span>
            {READ.map(([what, how]) => (
              <div className="col" key={what}>
                <span className="t11 faint">{what}</span>
                <span className="t12 m">{how}</span>
              </div>
            ))}
          </div>
          <div className="col g8 dr-next">
            <span className="t12 faint">Ask next</span>
            <Control>What is different in {lowest.name}?</Control>
            <Control>Show the same by kind of work</Control>
            <Control>When will Raichur get there?</Control>
          </div>
        </div>
      </div>
    </DriveRWindow>
  );
}

export const mockup: Mockup = {
  component: Question,
  alt: `Drive-R answers a question in plain language, which districts are furthest below their income target, with a sentence and a bar chart of six districts against ${rupees(incomeTarget)}: ${lowest.name} is furthest away with ${rupees(lowest.income)} a month.`,
};
