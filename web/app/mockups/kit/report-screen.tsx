import { sabala } from '../data/livelihoods';
import type { Mockup } from '../mockup-names';
import { Columns } from './charts';
import { Icon, type IconName } from './icon';
import { count, decimal, sum } from './numbers';
import { Control, Kpis } from './primitives';
import { ProGranWindow } from './product-windows';
import { scaleTo } from './scale';

type Row = { name: string; trainings: number; trained: number; toolkits: number; loans: number };
type Filter = readonly [label: string, value: string, icon: IconName];
type Report = {
  note: string;
  region: string;
  dates: string;
  /** What a row is. */
  kind: string;
  rows: readonly Row[];
  byWeek: readonly number[];
  alt: string;
};

/** Returns the operational report of a region and a date range. Its totals are those of its rows. */
export function report({ note, region, dates, kind, rows, byWeek, alt }: Report): Mockup {
  const trainings = sum(rows, (row) => row.trainings);
  const trained = sum(rows, (row) => row.trained);
  const toolkits = sum(rows, (row) => row.toolkits);
  const loans = sum(rows, (row) => row.loans);
  const filters: readonly Filter[] = [
    ['Region', region, 'map-pin'],
    ['Project', sabala.short, 'briefcase'],
    ['Date range', dates, 'calendar'],
  ];

  const Reports = () => (
    <ProGranWindow
      active="Reports"
      title="Operational report"
      note={note}
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
        {filters.map(([label, value, icon]) => (
          <span className="col grow g4" key={label}>
            <span className="t11 faint">{label}</span>
            <span className="field">
              <Icon name={icon} className="wide-only" />
              <span className="t12 m cut grow">{value}</span>
              <Icon name="chevron-down" />
            </span>
          </span>
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
      <div className="row g16 grow stretch">
        <div className="table fill">
          <div className="tr th">
            <span className="t11">{kind}</span>
            <span className="t11 end">Trainings</span>
            <span className="t11 end">Trained</span>
            <span className="t11 end">Toolkits</span>
            <span className="t11 end mid-up">Loans, ₹ lakh</span>
          </div>
          {rows.map((row) => (
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
        <div className="panel g12 pg-weeks">
          <div className="col">
            <span className="panel-name">Trainings a week</span>
            <span className="t11 faint">13 weeks, {decimal(trainings / 13)} on average</span>
          </div>
          <Columns
            labels={byWeek.map((_, week) => (week % 4 === 0 ? `W${week + 1}` : ''))}
            scale={scaleTo(Math.max(...byWeek), 3)}
            series={[{ variant: 'solid', values: byWeek }]}
          />
        </div>
      </div>
    </ProGranWindow>
  );

  return {
    component: Reports,
    alt: `ProGran's operational report, ${alt}: ${trainings} trainings, ${count(trained)} women trained and ${count(toolkits)} toolkits, by ${kind.toLowerCase()} and by week.`,
  };
}
