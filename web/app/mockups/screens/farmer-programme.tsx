import { blocks, cropGroups, programme } from '../data/programme';
import { BarRows } from '../kit/bar-rows';
import { Control, Kpis } from '../kit/primitives';
import { count, sum } from '../kit/numbers';
import { PlatformWindow } from '../kit/product-windows';
import type { Mockup } from '../mockup-names';
import type { Nav } from '../kit/window';

const NAV: Nav = [
  ['layout-dashboard', 'Programme'],
  ['users', 'Farmers'],
  ['map-pin', 'Villages'],
  ['plant-2', 'Crops'],
  ['message', 'Advice'],
  ['route', 'Field visits'],
];
const farmers = sum(blocks, (block) => block.farmers);
const villages = sum(blocks, (block) => block.villages);
const crops = sum(cropGroups, (group) => group.crops);

function Programme() {
  return (
    <PlatformWindow
      product="Farmer"
      org={programme.client}
      user="Programme team"
      nav={NAV}
      active="Programme"
      title="All blocks, all crops"
      note={`The programme with ${programme.client}, sample screen`}
      className="fp-web"
      tools={
        <span className="mid-up">
          <Control kind="main" icon="send">
            Send advice
          </Control>
        </span>
      }
    >
      <Kpis
        figures={[
          { label: 'Farmers onboard', value: programme.farmers, note: `in ${blocks.length} blocks` },
          { label: 'Villages', value: programme.villages, note: 'each with a field visit' },
          { label: 'Crops', value: programme.crops, note: 'a calendar for each' },
          { label: 'Increased yield', value: programme.yieldIncrease, note: 'at most, by crop' },
        ]}
      />
      <div className="row g16 grow stretch">
        <div className="fp-blocks">
          <div className="table fill">
            <div className="tr th">
              <span className="t11">Block</span>
              <span className="t11 end">Villages</span>
              <span className="t11 end">Farmers</span>
            </div>
            {blocks.map((block) => (
              <div className="tr" key={block.name}>
                <span className="t12 m">{block.name}</span>
                <span className="t12 num end soft">{block.villages}</span>
                <span className="t12 num end">{count(block.farmers)}</span>
              </div>
            ))}
            <div className="tr total">
              <span className="t12">Total</span>
              <span className="t12 num end">{villages}</span>
              <span className="t12 num end">{count(farmers)}</span>
            </div>
          </div>
        </div>
        <div className="col g12 grow mid-up">
          <div className="panel grow g8">
            <span className="panel-name">Yield increase by crop, at most</span>
            <BarRows
              end={60}
              rows={cropGroups.map(({ name, increase }) => ({
                name,
                value: increase,
                text: `${increase}%`,
                variant: increase === 50 ? 'solid' : 'mid',
              }))}
            />
          </div>
          <div className="panel grow g8 wide-only">
            <span className="panel-name">{crops} crops with a calendar</span>
            <BarRows
              end={14}
              rows={cropGroups.map(({ name, crops: number }) => ({ name, value: number, text: String(number) }))}
            />
          </div>
        </div>
      </div>
    </PlatformWindow>
  );
}

export const mockup: Mockup = {
  component: Programme,
  alt: `The farmer platform in the programme with ${programme.client}: ${programme.farmers} farmers onboard in ${programme.villages} villages, listed by block, with ${programme.crops} crops and an increase in yield of at most ${programme.yieldIncrease}.`,
};
