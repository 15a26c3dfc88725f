import { organisations } from '~/lib/sample-organisations';
import { dams } from '../data/dams';
import { DotField, places } from '../kit/dot-field';
import { Sheet } from '../kit/sheet';
import type { Mockup } from '../mockup-names';

const COLUMNS = 10;
const holding = dams.built - dams.dry.length;
const isDry = (n: number) => (dams.dry as readonly number[]).includes(n + 1);
const all = places(0, dams.built, COLUMNS);
const marks = [
  { variant: 'good', at: all.filter((_, n) => !isDry(n)) },
  { variant: 'late', at: all.filter((_, n) => isDry(n)) },
];
const KEYS = [
  ['good', `${holding} hold water`],
  ['late', `${dams.dry.length} are dry`],
] as const;

const Dams = () => (
  <Sheet
    title={`${dams.built} check dams, read in April`}
    note={`${organisations.mission}. One dot is one dam, from the top of the stream`}
  >
    <div className="col g12">
      <DotField columns={COLUMNS} rows={dams.built / COLUMNS} marks={marks} />
      <span className="legend">
        {KEYS.map(([variant, label]) => (
          <span className="key dot-key" data-dot={variant} key={variant}>
            {label}
          </span>
        ))}
      </span>
    </div>
    <div className="col g4">
      <span className="t13 b">The donor paid for these {dams.dry.length} dams</span>
      <span className="t13 num soft">Numbers {dams.dry.join(', ')}</span>
    </div>
  </Sheet>
);

export const mockup: Mockup = {
  component: Dams,
  alt: `${dams.built} check dams as dots, read in April: ${holding} hold water, and ${dams.dry.length} are dry and named by their numbers.`,
};
