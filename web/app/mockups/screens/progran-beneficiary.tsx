import { lakshmiRounds, rounds, sabala, women } from '../data/livelihoods';
import { Avatar, Chip, Control } from '../kit/primitives';
import { Lines } from '../kit/charts';
import { Icon } from '../kit/icon';
import { change, rupees, thousands } from '../kit/numbers';
import { ProGranWindow } from '../kit/product-windows';
import type { Mockup } from '../mockup-names';

const EVENTS = [
  { on: '17 Oct 2026', what: 'Round 6 survey', how: 'Income, diet and savings' },
  { on: '4 Jun 2026', what: 'Loan of ₹40,000', how: '62% repaid' },
  { on: '21 Jan 2026', what: 'Bookkeeping training', how: '5 of 5 days' },
  { on: '9 Aug 2025', what: 'Toolkit and first order', how: '200 school uniforms' },
] as const;
const her = women[0];

function Beneficiary() {
  return (
    <ProGranWindow
      active="Beneficiaries"
      title="Beneficiaries"
      note={`${sabala.name}, Raichur`}

      tools={
        <span className="mid-up">
          <Control icon="search">Name or number</Control>
        </span>
      }
    >
      <div className="row g16 grow pg-split">
        <div className="col mid-up pg-list">
          {women.map((woman, n) => (
            <div className="pg-woman" data-on={n === 0 || undefined} key={woman.id}>
              <Avatar name={woman.name} tint={n} />
              <div className="col grow">
                <span className="t12 b cut">{woman.name}</span>
                <span className="t11 faint cut">
                  {woman.village}, {woman.work.toLowerCase()}
                </span>
              </div>
              <span className="t12 num m" data-mood={woman.now < woman.before ? 'bad' : 'good'}>
                {change(woman.now / woman.before - 1)}
              </span>
            </div>
          ))}
        </div>
        <div className="panel grow g12">
          <div className="row between top">
            <div className="col">
              <span className="t20 display">{her.name}</span>
              <span className="t12 soft">
                {her.village}. {her.work}, enrolled July 2025
              </span>
            </div>
            <span className="wide-only">
              <Chip mood="good">Above target</Chip>
            </span>
          </div>
          <div className="row pg-results">
            <div className="col">
              <span className="t11 faint">Household income</span>
              <span className="t26 display num">{rupees(her.now)}</span>
              <span className="t11" data-mood="good">
                {change(her.now / her.before - 1)} from {rupees(her.before)}
              </span>
            </div>
            <div className="col">
              <span className="t11 faint">Savings in the bank</span>
              <span className="t26 display num">₹18,600</span>
              <span className="t11 soft">none at the start</span>
            </div>
            <div className="col wide-only">
              <span className="t11 faint">Food groups a day</span>
              <span className="t26 display num">6 of 8</span>
              <span className="t11 soft">4 at the start</span>
            </div>
          </div>
          <div className="col grow">
            <Lines
              labels={rounds}
              scale={{ end: 15000, ticks: [0, 5000, 10000, 15000] }}
              format={thousands}
              series={[
                { variant: 'area', values: lakshmiRounds },
                { variant: 'solid', values: lakshmiRounds },
              ]}
            />
          </div>
          <div className="col g8">
            {EVENTS.map(({ on, what, how }, n) => (
              <div className={n > 1 ? 'row g12 top wide-only' : 'row g12 top'} key={what}>
                <span className="t11 faint num pg-when">{on}</span>
                <Icon name="check" className="hued" />
                <span className="t12 b line">{what}</span>
                <span className="t12 soft cut grow wide-only">{how}</span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </ProGranWindow>
  );
}

export const mockup: Mockup = {
  component: Beneficiary,
  alt: `ProGran's results of one beneficiary: a list of women with the change in their income, and ${her.name}'s household income rising from ${rupees(her.before)} to ${rupees(her.now)} over six survey rounds, with her survey, loan and training below.`,
};
