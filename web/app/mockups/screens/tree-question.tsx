import { plots } from '../data/carbon';
import { BarRows } from '../kit/bar-rows';
import { Icon } from '../kit/icon';
import { count, percent, sum } from '../kit/numbers';
import { Chip } from '../kit/primitives';
import { Sheet } from '../kit/sheet';
import type { Mockup } from '../mockup-names';

const planted = sum(plots, (plot) => plot.planted);
const alive = sum(plots, (plot) => plot.alive);
const ranked = [...plots].sort((a, b) => b.alive / b.planted - a.alive / a.planted);

const Question = () => (
  <Sheet
    hue="drive-r"
    title="How many of our trees are alive?"
    note="Asked by the programme lead, answered from the last count"
    tools={<Icon name="sparkles" />}
    className="ask"
  >
    <p className="ask-answer display">
      {count(alive)} of {count(planted)}: {percent(alive / planted)}
    </p>
    <BarRows
      end={1}
      rows={ranked.map((plot, n) => ({
        name: plot.name,
        value: plot.alive / plot.planted,
        text: percent(plot.alive / plot.planted),
        variant: n === ranked.length - 1 ? 'accent' : 'solid',
      }))}
    />
    <span className="row between g8">
      <span className="t12 soft">{ranked.at(-1)?.name} is furthest below.</span>
      <Chip mood="hue">Open the rows</Chip>
    </span>
  </Sheet>
);

export const mockup: Mockup = {
  component: Question,
  alt: `A question in plain words, how many of our trees are alive, and its answer: ${count(alive)} of ${count(planted)}, as bars by plot with the weakest one marked.`,
};
