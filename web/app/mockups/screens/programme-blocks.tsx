import { fiveBlocks } from '../data/maps';
import { blocks, programme } from '../data/programme';
import { sum } from '../kit/numbers';
import { dotsIn, regionLetter } from '../kit/region-map';
import { Sheet } from '../kit/sheet';
import type { Mockup } from '../mockup-names';

const villages = sum(blocks, (block) => block.villages);
/** A dot this near to the centre would cover the letter of its block. */
const CLEAR = 14;

const Blocks = () => (
  <Sheet
    title={`${villages} villages in five blocks`}
    note={`The programme with ${programme.client}. One dot is one village`}
    className="outcome"
  >
    <div className="sheet-body">
      <svg className="block-map" viewBox="4 6 290 228">
        {blocks.map(({ name }) => (
          <path className="taluka" d={fiveBlocks[name].path} key={name} />
        ))}
        {blocks.map(({ name, villages: dots }) => (
          <path
            className="taluka-plots"
            data-dot={name.slice(-1)}
            d={dotsIn(fiveBlocks[name], dots, CLEAR)}
            key={name}
          />
        ))}
        {blocks.map(({ name }) => regionLetter(name.slice(-1), fiveBlocks[name]))}
      </svg>
      <div className="sheet-list">
        {blocks.map(({ name, villages: dots }) => (
          <div className="row between" key={name}>
            <span className="key outcome-key" data-block={name.slice(-1)}>
              {name}
            </span>
            <span className="t12 num">
              <b>{dots}</b> villages
            </span>
          </div>
        ))}
      </div>
    </div>
  </Sheet>
);

export const mockup: Mockup = {
  component: Blocks,
  alt: `A schematic map of the programme with ${programme.client}: ${villages} villages as dots in five blocks, ${blocks.map(({ name, villages: dots }) => `${dots} in ${name}`).join(', ')}.`,
};
