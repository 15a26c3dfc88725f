import { DotField, places } from '../kit/dot-field';
import { Sheet } from '../kit/sheet';
import type { Mockup } from '../mockup-names';

const COLUMNS = 20;
/** Of 20 in each field: the counted ones, and the ones that the programme has to look at. The shares are those of the screens of the fields, rounded. */
const FIELDS = [
  { name: 'Environment', unit: 'saplings alive', good: 17, open: 3 },
  { name: 'Agriculture', unit: 'plots visited', good: 18, open: 2 },
  { name: 'Health', unit: 'visits made', good: 13, open: 7 },
  { name: 'Education', unit: 'children who read', good: 12, open: 8 },
  { name: 'Water', unit: 'wells that rose', good: 16, open: 4 },
  { name: 'Enterprise', unit: 'loans on time', good: 19, open: 1 },
] as const;

const Counts = () => (
  <Sheet title="Of twenty" note="Six fields, one kind of record (sample)" className="counts">
    {FIELDS.map(({ name, unit, good, open }) => (
      <div className="counts-row" key={name}>
        <span className="col">
          <span className="t13 b">{name}</span>
          <span className="t11 soft">{unit}</span>
        </span>
        <DotField
          columns={COLUMNS}
          rows={1}
          marks={[
            { variant: 'full', at: places(0, good, COLUMNS) },
            { variant: 'late', at: places(good, open, COLUMNS) },
          ]}
        />
        <span className="t16 display num end">{good}</span>
      </div>
    ))}
  </Sheet>
);

export const mockup: Mockup = {
  component: Counts,
  alt: 'Six fields of work as rows of twenty dots: saplings alive, plots visited, visits made, children who read, wells that rose and loans on time, with the ones to look at in another colour.',
};
