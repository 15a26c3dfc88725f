import { organisations } from '~/lib/sample-organisations';
import { areas, csr, labels, periodInSentence, quarters, scope } from '../data/csr';
import { Control } from '../kit/primitives';
import { Columns, Legend } from '../kit/charts';
import { change, count, crores, percent, sum, thousands } from '../kit/numbers';
import { PlatformWindow } from '../kit/product-windows';
import { scaleTo } from '../kit/scale';
import type { Mockup } from '../mockup-names';
import type { Nav } from '../kit/window';

const NAV: Nav = [
  ['layout-dashboard', 'Dashboard'],
  ['briefcase', 'Programmes'],
  ['users', 'Partners'],
  ['target', 'Indicators'],
  ['shield-check', 'Compliance'],
  ['report-analytics', 'Reports'],
];
const grown = ({ now, before }: { now: number; before: number }) => `${change(now / before - 1)} YoY`;
const HEADLINES = [
  { label: labels.reached, value: csr.reached.now, beside: grown(csr.reached), note: 'in four programme areas' },
  {
    label: labels.trained,
    value: csr.trained.now,
    beside: grown(csr.trained),
    note: `${percent(csr.trained.now / csr.reached.now)} of those reached`,
  },
  {
    label: labels.placed,
    value: csr.placed.now,
    beside: `${percent(csr.placed.now / csr.trained.now, 1)} placement`,
    note: 'of those trained',
  },
] as const;
const spent = sum(areas, (area) => area.spent);

function Dashboard() {
  return (
    <PlatformWindow
      product="CSR"
      org={organisations.industries}
      user="Vikram Desai"
      nav={NAV}
      active="Dashboard"
      title="CSR dashboard"
      note={`${scope.title}, ${periodInSentence}`}
      className="cs-web"
      tools={
        <span className="mid-up">
          <Control kind="main" icon="file-text">
            Board report
          </Control>
        </span>
      }
    >
      <div className="cs-heads">
        {HEADLINES.map(({ label, value, beside, note }) => (
          <div className="col" key={label}>
            <span className="t12 soft line">{label}</span>
            <span className="row cs-figure">
              <span className="t34 display num">{count(value)}</span>
              <span className="t12 b" data-mood="good">
                {beside}
              </span>
            </span>
            <span className="t11 faint line">{note}</span>
          </div>
        ))}
      </div>
      <div className="row g16 grow stretch">
        <div className="table fill">
          <div className="tr th">
            <span className="t11">Area</span>
            <span className="t11 end">Reached</span>
            <span className="t11 end">Trained</span>
            <span className="t11 end">Placed</span>
            <span className="t11 end mid-up">₹ lakh</span>
          </div>
          {areas.map((area) => (
            <div className="tr" key={area.name}>
              <span className="t12 m">{area.name}</span>
              <span className="t12 num end">{count(area.reached)}</span>
              <span className="t12 num end">{count(area.trained)}</span>
              <span className="t12 num end">{count(area.placed)}</span>
              <span className="t12 num end soft mid-up">{area.spent}</span>
            </div>
          ))}
          <div className="tr total">
            <span className="t12">Total</span>
            <span className="t12 num end">{count(csr.reached.now)}</span>
            <span className="t12 num end">{count(csr.trained.now)}</span>
            <span className="t12 num end">{count(csr.placed.now)}</span>
            <span className="t12 num end mid-up">{spent}</span>
          </div>
        </div>
        <div className="panel g8 wide-only cs-chart">
          <div className="col g4">
            <span className="panel-name">People reached a quarter</span>
            <Legend
              items={[
                ['outline', 'Year before'],
                ['solid', 'This year'],
              ]}
            />
          </div>
          <Columns
            labels={quarters.map(({ name }) => name.slice(0, 3))}
            scale={scaleTo(7000, 4)}
            format={thousands}
            series={[
              { variant: 'outline', values: quarters.map(({ before }) => before) },
              { variant: 'solid', values: quarters.map(({ now }) => now) },
            ]}
          />
        </div>
      </div>
      <div className="row between cs-spend mid-up">
        <span className="t12">
          <span className="b">Section 135:</span> {crores(spent)} of {crores(csr.spent.planned)} spent
        </span>
        <span className="t12 soft wide-only">Ongoing projects carry {crores(csr.spent.planned - spent)} forward</span>
        <span className="t12 b hued">{percent(spent / csr.spent.planned)}</span>
      </div>
    </PlatformWindow>
  );
}

/** The figures of the dashboard as a table for screen readers. */
function Details() {
  return (
    <table>
      <caption>
        Sample CSR dashboard, {scope.title.toLowerCase()}, {periodInSentence}
      </caption>
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">This year</th>
          <th scope="col">Change or rate</th>
          <th scope="col">Of whom</th>
        </tr>
      </thead>
      <tbody>
        {HEADLINES.map(({ label, value, beside, note }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{count(value)}</td>
            <td>{beside}</td>
            <td>{note}</td>
          </tr>
        ))}
        {areas.map((area) => (
          <tr key={area.name}>
            <th scope="row">{area.name}</th>
            <td colSpan={3}>
              {count(area.reached)} reached, {count(area.trained)} trained, {count(area.placed)} placed in jobs
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const mockup: Mockup = {
  component: Dashboard,
  alt: 'A sample CSR dashboard with people reached, trained and placed in jobs, by programme area and by quarter.',
  details: Details,
};
