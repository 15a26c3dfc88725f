import { organisations } from '../data/organisations';
import { credits, forest, plots, uptake } from '../data/carbon';
import { contours, plotShapes } from '../data/terrain';
import { Chip, Control, Kpis } from '../kit/primitives';
import { Columns, Legend } from '../kit/charts';
import { count, decimal, percent, sum, thousands } from '../kit/numbers';
import { PlatformWindow } from '../kit/product-windows';
import { scatter } from '../kit/region-map';
import { scaleTo } from '../kit/scale';
import type { Mockup } from '../mockup-names';
import type { Nav } from '../kit/window';

const NAV: Nav = [
  ['map-pin', 'Plots'],
  ['trees', 'Growth'],
  ['leaf', 'Carbon'],
  ['certificate', 'Credits'],
  ['users', 'Villages'],
  ['report-analytics', 'Reports'],
];
const planted = sum(plots, (plot) => plot.planted);
const alive = sum(plots, (plot) => plot.alive);
const hectares = sum(plots, (plot) => plot.hectares);
const measured = sum(uptake, (year) => year.measured);
const open = plots[0];
const weakest = [...plots].sort((a, b) => a.alive / a.planted - b.alive / b.planted)[0] ?? open;

function Carbon() {
  return (
    <PlatformWindow
      product="Leaf"
      org={organisations.forest}
      user="Devi Lal"
      nav={NAV}
      active="Plots"
      title={forest}
      note="Native trees on common land, Udaipur, October 2026"

      tools={
        <span className="mid-up">
          <Control icon="camera">Sample count, 12 October</Control>
        </span>
      }
    >
      <Kpis
        figures={[
          { label: 'Trees alive', value: count(alive), note: `${percent(alive / planted)} of ${count(planted)}` },
          { label: 'Land', value: `${hectares} ha`, note: `${plots.length} plots` },
          { label: 'CO₂ taken up', value: `${count(measured)} t`, note: 'measured since 2022' },
          { label: 'Credits issued', value: count(credits.issued), note: `${count(credits.buffer)} in the buffer` },
        ]}
      />
      <div className="row g16 grow stretch">
        <div className="cb-land">
          <svg viewBox="0 -10 320 210" preserveAspectRatio="xMidYMid slice">
            <path className="cb-contours" d={contours} />
            <path className="cb-stream" d="M0 130c40-14 66-2 104-2s40-34 84-36 66 14 132-22" />
            {plots.map(({ id, alive: living, planted: all, hectares: hectaresOf }) => (
              <g data-state={living / all < 0.75 ? 'weak' : living / all < 0.85 ? 'fair' : 'good'} key={id}>
                <path className="cb-plot" d={plotShapes[id]?.path} />
                <path
                  className="cb-trees"
                  d={scatter(plotShapes[id]?.x ?? 0, plotShapes[id]?.y ?? 0, 30, Math.sqrt(hectaresOf) * 3.5)}
                />
                <text x={plotShapes[id]?.x} y={(plotShapes[id]?.y ?? 0) + 4}>
                  {percent(living / all)}
                </text>
              </g>
            ))}
          </svg>
          <div className="cb-card">
            <div className="row between">
              <span className="t13 b">{open.name}</span>
              <Chip mood="good">{percent(open.alive / open.planted)} alive</Chip>
            </div>
            <span className="t11 soft num">
              {open.hectares} ha, {count(open.alive)} trees, {decimal(open.height)} m tall on average
            </span>
          </div>
        </div>
        <div className="col g12 wide-only cb-side">
          <div className="panel grow g8">
            <span className="panel-name">CO₂ a year, tonnes</span>
            <Legend
              items={[
                ['solid', 'Measured'],
                ['soft', 'Expected'],
              ]}
            />
            <Columns
              stacked
              labels={uptake.map(({ year }) => `’${year % 100}`)}
              scale={scaleTo(10000, 2)}
              format={thousands}
              series={[
                { variant: 'solid', values: uptake.map((year) => year.measured) },
                { variant: 'soft', values: uptake.map((year) => year.expected) },
              ]}
            />
          </div>
          <div className="panel cb-alert g4">
            <span className="t12 b">
              {weakest.name}: {percent(weakest.alive / weakest.planted)} alive
            </span>
            <span className="t11 soft">{count(weakest.planted - weakest.alive)} trees to replant before July.</span>
          </div>
        </div>
      </div>
    </PlatformWindow>
  );
}

export const mockup: Mockup = {
  component: Carbon,
  alt: `The afforestation and carbon platform: a map of six planted plots on hills with the share of trees alive on each, ${count(alive)} of ${count(planted)} in all, and a chart of ${count(measured)} tonnes of carbon dioxide measured so far and what is expected to 2028.`,
};
