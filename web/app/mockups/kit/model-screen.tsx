import { Fragment } from 'react';
import { candidates, drivers, tests, trainRows } from '../data/modelling';
import { BarRows } from './bar-rows';
import { Chip, Control, Kpis, share } from './primitives';
import { DriveRWindow } from './product-windows';
import { count, percent, sum } from './numbers';
import type { Mockup } from '../mockup-names';

type Warning = keyof typeof tests;

/** Returns the screen of a model that warns early, only when it is sure, or in between. */
export function modelScreen(warning: Warning): Mockup {
  const test = tests[warning];
  const tested = sum(Object.values(test), (rows) => rows);
  const recall = test.hit / (test.hit + test.missed);
  const precision = test.hit / (test.hit + test.alarm);
  const cost =
    warning === 'sure'
      ? `${test.missed} women stay away without a call.`
      : `${test.alarm} women get a call that they do not need.`;
  const accuracy = (test.hit + test.clear) / tested;
  /** What the women did, by what the model expected: a row for each, with all of its women. */
  const did = [
    { name: 'Stayed away', cells: [test.hit, test.missed] },
    { name: 'Came', cells: [test.alarm, test.clear] },
  ] as const;

  function Model() {
    return (
      <DriveRWindow
        active="Models"
        title="Who may miss the next meeting?"
        className="dr-model"
        note={`Built by itself from ${count(trainRows + tested)} clean rows`}
        tools={
          <span className="mid-up">
            <Chip mood="good">Ready</Chip>
          </span>
        }
      >
        <Kpis
          figures={[
            { label: 'Absences it finds', value: percent(recall), note: `${test.hit} of ${test.hit + test.missed}` },
            {
              label: 'Right when it warns',
              value: percent(precision),
              note: `${test.hit} of ${test.hit + test.alarm}`,
            },
            { label: 'Right overall', value: percent(accuracy, 1), note: `${count(tested)} women tested` },
          ]}
        />
        <div className="row g16 grow stretch">
          <div className="panel grow g12">
            <div className="row between">
              <span className="panel-name">What it goes by</span>
              <span className="t11 soft narrow-only">The two largest</span>
            </div>
            <BarRows
              end={32}
              rows={drivers.map(({ name, weight }, n) => ({
                name,
                value: weight,
                text: `${weight}%`,
                variant: n === 0 ? 'solid' : 'accent',
              }))}
            />
          </div>
          <div className="col g12 dr-side">
            <div className="panel g8 grow">
              <span className="panel-name">On women it had not seen</span>
              <div className="dr-matrix">
                <span />
                <span className="t11 faint dr-said">The model expected</span>
                <span />
                <span className="t12 m">Away</span>
                <span className="t12 m">There</span>
                {did.map(({ name, cells }, row) => (
                  <Fragment key={name}>
                    <span className="col">
                      <span className="t12 m">{name}</span>
                      <span className="t11 faint num">{sum(cells, (one) => one)}</span>
                    </span>
                    {cells.map((women, column) => (
                      <span
                        className="dr-cell"
                        style={share(women / sum(cells, (one) => one))}
                        data-right={row === column || undefined}
                        key={column}
                      >
                        <span className="t26 display num">{women}</span>
                        <span className="t12 num">{percent(women / sum(cells, (one) => one))}</span>
                      </span>
                    ))}
                  </Fragment>
                ))}
              </div>
              <span className="t12 soft">{cost}</span>
            </div>
            <div className="panel g8 wide-only">
              {candidates.map(({ name, auc, minutes }, n) => (
                <div className="row between" key={name}>
                  <span className={n === 0 ? 't12 b' : 't12 soft'}>{name}</span>
                  <span className={n === 0 ? 't12 num b hued' : 't12 num soft'}>
                    {auc.toFixed(2)} in {minutes} min
                  </span>
                </div>
              ))}
              <div className="row">
                <Control icon="users">List the women to visit</Control>
              </div>
            </div>
          </div>
        </div>
      </DriveRWindow>
    );
  }

  return {
    component: Model,
    alt: `A model that Drive-R built by itself to tell who may miss the next meeting of her group: it finds ${percent(recall)} of those who stayed away, is right in ${percent(accuracy, 1)} of ${count(tested)} test cases, and shows what it goes by, missed meetings first.`,
  };
}
