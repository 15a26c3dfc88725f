import { histories, incomeTarget, rounds, sabala, women } from '../data/livelihoods';
import type { Mockup } from '../mockup-names';
import { Legend, Lines } from './charts';
import { Icon } from './icon';
import { change, rupees, thousands } from './numbers';
import { Avatar, Chip, Control } from './primitives';
import { ProGranWindow } from './product-windows';

/** What the chip says of an income: against the target of the programme and against the start. */
const stateOf = ({ now, before }: (typeof women)[number]) => {
  if (now >= incomeTarget) return { mood: 'good', state: 'Above target' } as const;
  return now < before
    ? ({ mood: 'bad', state: 'Below her start' } as const)
    : ({ mood: 'plain', state: 'On the way' } as const);
};

/** Returns the screen with the results of one beneficiary: the list of women, and her income, savings, diet and events. */
export function beneficiary(id: keyof typeof histories): Mockup {
  const her = women.find((woman) => woman.id === id)!;
  const { savings, foods, events, rounds: incomes } = histories[id];
  const [foodsBefore, foodsNow] = foods;
  const { mood, state } = stateOf(her);
  const isDown = her.now < her.before;

  const Beneficiary = () => (
    <ProGranWindow
      active="Beneficiaries"
      title="Beneficiaries"
      note={`${sabala.name}, Raichur`}
      className="pg-beneficiary"
      tools={
        <span className="mid-up">
          <Control icon="search">Name or number</Control>
        </span>
      }
    >
      <div className="row g16 grow stretch">
        <div className="col mid-up pg-list">
          {women.map((woman, n) => (
            <div className="pg-woman" data-on={woman.id === id || undefined} key={woman.id}>
              <Avatar name={woman.name} tint={n} />
              <span className="col grow">
                <span className="t12 b cut">{woman.name}</span>
                <span className="t11 faint cut">
                  {woman.village}, {woman.work.toLowerCase()}
                </span>
              </span>
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
              <Chip mood={mood}>{state}</Chip>
            </span>
          </div>
          <div className="row pg-results">
            <div className="col">
              <span className="t11 faint">Household income</span>
              <span className="t26 display num">{rupees(her.now)}</span>
              <span className="t11" data-mood={isDown ? 'bad' : 'good'}>
                {change(her.now / her.before - 1)} from {rupees(her.before)}
              </span>
            </div>
            <div className="col">
              <span className="t11 faint">Savings in the bank</span>
              <span className="t26 display num">{rupees(savings)}</span>
              <span className="t11 soft">none at the start</span>
            </div>
            <div className="col wide-only">
              <span className="t11 faint">Food groups a day</span>
              <span className="t26 display num">{foodsNow} of 8</span>
              <span className="t11 soft">{foodsBefore} at the start</span>
            </div>
          </div>
          <div className="col grow g12">
            <Legend
              items={[
                ['solid', 'Income by round'],
                ['dash', `Target ${rupees(incomeTarget)}`],
              ]}
            />
            <Lines
              labels={rounds}
              scale={{ end: 15000, ticks: [0, 5000, 10000, 15000] }}
              format={thousands}
              series={[
                { variant: 'area', values: incomes },
                { variant: 'dash', values: rounds.map(() => incomeTarget) },
                { variant: 'solid', values: incomes },
              ]}
            />
          </div>
          <div className="col g8 pg-events">
            {events.map((event, n) => (
              <div className={n > 1 ? 'row g12 top wide-only' : 'row g12 top'} key={event.what}>
                <span className="t11 faint num pg-when">{event.on}</span>
                <Icon name={'isOpen' in event ? 'calendar' : 'check'} className="hued" />
                <span className="t12 b line">{event.what}</span>
                <span className="t12 soft cut grow wide-only">{event.how}</span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </ProGranWindow>
  );

  return {
    component: Beneficiary,
    alt: `ProGran's results of one beneficiary: a list of women with the change in their income, and ${her.name}'s household income, which has ${isDown ? 'fallen' : 'risen'} from ${rupees(her.before)} to ${rupees(her.now)} over six survey rounds, with the target of ${rupees(incomeTarget)} and the latest events below.`,
  };
}
