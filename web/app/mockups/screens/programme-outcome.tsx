import { blocks, programme } from '../data/programme';
import { DotField, places } from '../kit/dot-field';
import { count, sum } from '../kit/numbers';
import { Sheet } from '../kit/sheet';
import type { Mockup } from '../mockup-names';

const DOTS = 100;
const COLUMNS = 20;
const farmers = sum(blocks, (block) => block.farmers);
/** The last dot of each block: the dots of all blocks add up to `DOTS`. */
const ends = blocks.map((_, n) => Math.round((sum(blocks.slice(0, n + 1), (block) => block.farmers) / farmers) * DOTS));
const marks = blocks.map(({ name }, n) => {
  const from = ends[n - 1] ?? 0;
  return { variant: name.slice(-1), at: places(from, (ends[n] ?? DOTS) - from, COLUMNS) };
});

const BARS = [
  { name: 'Yield of a plot', before: 100, after: 150, text: `up to +${programme.yieldIncrease}`, variant: 'up' },
  { name: 'Spending on inputs', before: 100, after: 90, text: `−${programme.costReduction}`, variant: 'down' },
] as const;

const Outcome = () => (
  <Sheet
    title={`${programme.farmers} farmers, ${programme.villages} villages, ${programme.crops} crops`}
    note={`The programme with ${programme.client}. One dot is ${farmers / DOTS} farmers`}
    className="outcome"
  >
    <div className="outcome-bars">
      {BARS.map(({ name, before, after, text, variant }) => (
        <div className="col g8" key={name}>
          <span className="t13 b">{name}</span>
          <span className="t26 display num">{text}</span>
          <div className="outcome-pair">
            <span className="outcome-bar" style={{ height: `${before / 1.5}%` }}>
              <span className="t11">Before</span>
            </span>
            <span className="outcome-bar" data-variant={variant} style={{ height: `${after / 1.5}%` }}>
              <span className="t11">After</span>
            </span>
          </div>
        </div>
      ))}
    </div>
    <div className="col g8 outcome-dots">
      <DotField columns={COLUMNS} rows={DOTS / COLUMNS} marks={marks} />
      <span className="legend">
        {blocks.map(({ name, farmers: people }) => (
          <span className="key outcome-key" data-block={name.slice(-1)} key={name}>
            {name} <span className="num">{count(people)}</span>
          </span>
        ))}
      </span>
    </div>
  </Sheet>
);

export const mockup: Mockup = {
  component: Outcome,
  alt: `The outcome of the programme with ${programme.client}: ${programme.farmers} farmers in ${programme.villages} villages and ${programme.crops} crops as 100 dots in five blocks, and bars before and after: yield up to ${programme.yieldIncrease} higher, input cost ${programme.costReduction} lower.`,
};
