import { forest } from '../data/carbon';
import { lost, plot, records, sample, visits } from '../data/saplings';
import { DotField } from '../kit/dot-field';
import { Icon } from '../kit/icon';
import { count, decimal } from '../kit/numbers';
import { Chip, Track } from '../kit/primitives';
import { Sheet } from '../kit/sheet';
import type { Mockup } from '../mockup-names';

const at = (pits: readonly number[]) =>
  pits.map((pit) => [pit % sample.columns, Math.floor(pit / sample.columns)] as const);
const gone = new Set<number>(Object.values(lost).flat());
const alive = Array.from({ length: sample.pits }, (_, pit) => pit).filter((pit) => !gone.has(pit));
const last = visits[2];
const KEYS = [
  ['full', `${last.alive} alive`],
  ['late', `${lost[36].length} lost since month ${visits[1].month}`],
  ['gone', `${sample.pits - visits[1].alive} lost before`],
] as const;

const Register = () => (
  <Sheet
    title={`${plot.name}, plot ${plot.id}`}
    note={`${forest}: ${sample.pits} pits, the same ones at each visit`}
    tools={<Chip mood="good">{last.alive}% alive</Chip>}
    className="sheet-split"
  >
    <div className="sheet-body">
      <div className="col g12">
        <DotField
          columns={sample.columns}
          rows={sample.pits / sample.columns}
          marks={[
            { variant: 'gone', at: at([...lost[6], ...lost[18]]) },
            { variant: 'late', at: at(lost[36]) },
            { variant: 'full', at: at(alive) },
          ]}
        />
        <span className="legend">
          {KEYS.map(([variant, label]) => (
            <span className="key dot-key" data-dot={variant} key={variant}>
              {label}
            </span>
          ))}
        </span>
      </div>
      <div className="col g12 grow">
        {visits.map(({ month, alive: living }) => (
          <div className="col g4" key={month}>
            <span className="row between">
              <span className="t12">Month {month}</span>
              <span className="t13 b num">{living} alive</span>
            </span>
            <Track value={living / sample.pits} />
          </div>
        ))}
        <div className="col sheet-list">
          {records.map(({ pit, tree, height, by }) => (
            <span className="row between" key={pit}>
              <span className="row g8 t12">
                <Icon name="camera" />
                Pit {pit}, {tree}
              </span>
              <span className="t11 soft num">
                {decimal(height)} m<span className="mid-up">, {by}</span>
              </span>
            </span>
          ))}
        </div>
        <span className="t11 soft">
          On the whole plot {count(plot.alive)} of {count(plot.planted)} trees are alive.
        </span>
      </div>
    </div>
  </Sheet>
);

export const mockup: Mockup = {
  component: Register,
  alt: `A sapling register: 100 pits of plot ${plot.id} as dots, of which ${visits[0].alive} were alive after 6 months, ${visits[1].alive} after 18 and ${last.alive} after 36, with a photograph and a height for each tree.`,
};
