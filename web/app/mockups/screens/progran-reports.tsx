import { quarter, sabala, trainingsByWeek } from '../data/livelihoods';
import { Control, Kpis } from '../kit/primitives';
import { Columns } from '../kit/charts';
import { Icon, type IconName } from '../kit/icon';
import { count, decimal, sum } from '../kit/numbers';
import { ProGranWindow } from '../kit/product-windows';
import { scaleTo } from '../kit/scale';
import type { Mockup } from '../mockup-names';

const FILTERS: readonly (readonly [label: string, value: string, icon: IconName])[] = [
  ['Region', 'Kalyana Karnataka', 'map-pin'],
  ['Project', sabala.name, 'briefcase'],
  ['Date range', '1 Jul to 30 Sep 2026', 'calendar'],
];
const trainings = sum(quarter, (row) => row.trainings);
const trained = sum(quarter, (row) => row.trained);
const toolkits = sum(quarter, (row) => row.toolkits);
const loans = sum(quarter, (row) => row.loans);

function Reports() {
  return (
    <ProGranWindow
      active="Reports"
      title="Operational report"
      note="Third quarter of the programme year"
      className="pg-reports"
      tools={
        <>
          <span className="wide-only">
            <Control icon="file-text">Donor format</Control>
          </span>
          <span className="mid-up">
            <Control kind="main" icon="download">
              Export
            </Control>
          </span>
        </>
      }
    >
      <div className="row g12 pg-filters">
        {FILTERS.map(([label, value, icon]) => (
          <div className="col grow g4" key={label}>
            <span className="t11 faint">{label}</span>
            <div className="field">
              <Icon name={icon} className="wide-only" />
              <span className="t12 m cut grow">{value}</span>
              <Icon name="chevron-down" />
            </div>
          </div>
        ))}
      </div>
      <Kpis
        figures={[
          { label: 'Trainings held', value: count(trainings) },
          { label: 'Women trained', value: count(trained) },
          { label: 'Toolkits given', value: count(toolkits) },
          { label: 'Loans, ₹ lakh', value: decimal(loans) },
        ]}
      />
      <div className="row g16 grow pg-split">
        <div className="table fill">
          <div className="tr th">
            <span className="t11">District</span>
            <span className="t11 end">Trainings</span>
            <span className="t11 end">Trained</span>
            <span className="t11 end">Toolkits</span>
            <span className="t11 end mid-up">Loans, ₹ lakh</span>
          </div>
          {quarter.map((row) => (
            <div className="tr" key={row.name}>
              <span className="t12 m">{row.name}</span>
              <span className="t12 num end">{row.trainings}</span>
              <span className="t12 num end">{row.trained}</span>
              <span className="t12 num end">{row.toolkits}</span>
              <span className="t12 num end mid-up">{decimal(row.loans)}</span>
            </div>
          ))}
          <div className="tr total">
            <span className="t12">Total</span>
            <span className="t12 num end">{trainings}</span>
            <span className="t12 num end">{count(trained)}</span>
            <span className="t12 num end">{count(toolkits)}</span>
            <span className="t12 num end mid-up">{decimal(loans)}</span>
          </div>
        </div>
        <div className="panel g12 wide-only pg-weeks">
          <div className="col">
            <span className="panel-name">Trainings a week</span>
            <span className="t11 faint">13 weeks, {decimal(trainings / 13)} on average</span>
          </div>
          <Columns
            labels={trainingsByWeek.map((_, week) => (week % 4 === 0 ? `W${week + 1}` : ''))}
            scale={scaleTo(25, 3)}
            series={[{ variant: 'solid', values: trainingsByWeek }]}
          />
        </div>
      </div>
    </ProGranWindow>
  );
}

export const mockup: Mockup = {
  component: Reports,
  alt: `ProGran's operational report, filtered by region, project and date range: ${trainings} trainings, ${count(trained)} women trained and ${count(toolkits)} toolkits, by district and by week.`,
};
