import { organisations } from '~/lib/sample-organisations';
import { decisions, late } from '../data/board';
import { areas, csr, periodInSentence, quarters } from '../data/csr';
import { BarRows } from '../kit/bar-rows';
import { Columns, Legend } from '../kit/charts';
import { count, crores, percent, sum, thousands } from '../kit/numbers';
import { Chip, Kpis } from '../kit/primitives';
import { scaleTo } from '../kit/scale';
import { Sheet } from '../kit/sheet';
import type { Mockup } from '../mockup-names';

const spent = sum(areas, (area) => area.spent);

const Board = () => (
  <Sheet
    title="CSR committee, page 1 of 4"
    note={`${organisations.industries}, ${periodInSentence}`}
    tools={<Chip mood="good">Approved records only</Chip>}
    className="board"
  >
    <Kpis
      figures={[
        { label: 'Spent', value: crores(spent), note: `${percent(spent / csr.spent.planned)} of the plan` },
        { label: 'People reached', value: count(csr.reached.now), note: 'all programmes' },
        {
          label: 'Placed in jobs',
          value: count(csr.placed.now),
          note: `${percent(csr.placed.now / csr.trained.now, 1)} of those trained`,
        },
      ]}
    />
    <div className="board-grid">
      <div className="col g8">
        <span className="panel-name">Spent by area of Schedule VII, ₹ lakh</span>
        <BarRows
          end={340}
          rows={areas.map((area) => ({ name: area.name, value: area.spent, text: `${area.spent}` }))}
        />
      </div>
      <div className="col g8 board-late">
        <span className="panel-name">What is late</span>
        {late.map(({ what, weeks }) => (
          <span className="row between g8 t12" key={what}>
            <span>{what}</span>
            <span className="b num" data-mood="bad">
              {weeks} weeks
            </span>
          </span>
        ))}
        <span className="panel-name">What to decide</span>
        {decisions.map((decision) => (
          <span className="t12 board-tick" key={decision}>
            {decision}
          </span>
        ))}
      </div>
    </div>
    <div className="col g8 mid-up">
      <span className="row g16">
        <span className="panel-name">People reached a quarter</span>
        <Legend
          items={[
            ['outline', 'Year before'],
            ['solid', 'This year'],
          ]}
        />
      </span>
      <div className="board-quarters">
        <Columns
          labels={quarters.map(({ name }) => name)}
          scale={scaleTo(7000, 4)}
          format={thousands}
          series={[
            { variant: 'outline', values: quarters.map(({ before }) => before) },
            { variant: 'solid', values: quarters.map(({ now }) => now) },
          ]}
        />
      </div>
    </div>
  </Sheet>
);

export const mockup: Mockup = {
  component: Board,
  alt: `A page for the CSR committee: ${crores(spent)} spent, by area of Schedule VII, ${count(csr.reached.now)} people reached, two milestones that are late and two decisions to take.`,
};
