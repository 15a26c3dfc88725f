import { districts, sabala } from '../data/livelihoods';
import { kalyanaKarnataka } from '../data/maps';
import { Control, Track } from '../kit/primitives';
import { Legend } from '../kit/charts';
import { count, percent, sum } from '../kit/numbers';
import { ProGranWindow } from '../kit/product-windows';
import { RegionMap, scatterIn } from '../kit/region-map';
import type { Mockup } from '../mockup-names';

const planned = sum(districts, (district) => district.planned);
const actual = sum(districts, (district) => district.actual);
const villages = sum(districts, (district) => district.villages);
const furthest = [...districts].sort((a, b) => a.actual / a.planned - b.actual / b.planned)[0] ?? districts[0];
const radius = (women: number) => Math.sqrt(women) * 0.8;
/** Returns the stroke-dasharray that draws `part` (0 to 1) of a circle. */
const share = (r: number, part: number) => `${(2 * Math.PI * r * part).toFixed(2)} ${(2 * Math.PI * r).toFixed(2)}`;
const find = (name: string) => districts.find((district) => district.name === name) ?? districts[0];
const number = (name: string) => districts.findIndex((district) => district.name === name) + 1;
/** The side of its circle on which a district has room for its name. The others have it below. */
const SIDES: Readonly<Record<string, 'above' | 'left'>> = { Bidar: 'above', Kalaburagi: 'above', Yadgir: 'left' };
/** Returns the distance of a name from the centre of its circle with radius `r`. */
const beside = (name: string, r: number) =>
  SIDES[name] === 'left' ? { dx: -r - 7 } : { dy: SIDES[name] === 'above' ? -r - 9 : r + 9 };

/** The rest of the plan. Together with the rounded share of the plan it is 100 %. */
const rest = ({ actual, planned }: { actual: number; planned: number }) =>
  `${100 - Math.round((100 * actual) / planned)}%`;

function Locations() {
  return (
    <ProGranWindow
      active="Locations"
      title="Locations"
      note={`${sabala.name}, women enrolled by district`}

      tools={
        <span className="mid-up">
          <Control icon="calendar" end="chevron-down">
            As of 31 October
          </Control>
        </span>
      }
    >
      <div className="row g16 grow pg-split">
        <div className="panel pg-map">
          <RegionMap
            box="6 4 310 428"
            regions={kalyanaKarnataka}
            depth={(name) => (find(name).actual / find(name).planned - 0.68) / 0.3}
            at={(name, region) => {
              const { x, y } = region;
              const r = radius(find(name).planned);
              return (
                <g key={name}>
                  <path className="map-dots" d={scatterIn(region, Math.round(find(name).villages / 2), r + 6)} />
                  <circle className="map-plan" cx={x} cy={y} r={r} />
                  <circle
                    className="map-done"
                    cx={x}
                    cy={y}
                    r={r}
                    strokeDasharray={share(r, find(name).actual / find(name).planned)}
                    transform={`rotate(-90 ${x} ${y})`}
                  />
                  <text className="map-number pg-map-number narrow-only" x={x} y={y}>
                    {number(name)}
                  </text>
                  <text className="map-number pg-map-share mid-up" x={x} y={y}>
                    {percent(find(name).actual / find(name).planned)}
                  </text>
                  <text className="pg-map-name mid-up" data-side={SIDES[name]} x={x} y={y} {...beside(name, r)}>
                    {name}
                  </text>
                </g>
              );
            }}
          />
          <Legend
            items={[
              ['solid', 'Enrolled'],
              ['soft', 'Still to come'],
            ]}
          />
        </div>
        <div className="col grow g16 pg-places">
          <div className="table fill">
            <div className="tr th">
              <span className="t11">District</span>
              <span className="t11 end">Planned</span>
              <span className="t11 end">Actual</span>
              <span className="t11 end mid-up">To go</span>
              <span className="t11 wide-only">Actual to plan</span>
            </div>
            {districts.map((district) => (
              <div className={district === furthest ? 'tr on' : 'tr'} key={district.name}>
                <div className="col">
                  <span className="t13 m line">
                    <span className="narrow-only faint num">{number(district.name)} </span>
                    {district.name}
                  </span>
                  <span className="t11 faint line mid-up">{district.villages} villages</span>
                </div>
                <span className="t12 num end soft">{count(district.planned)}</span>
                <span className="t12 num end b">{count(district.actual)}</span>
                <span className="t12 num end mid-up">{rest(district)}</span>
                <span className="wide-only">
                  <Track value={(district.actual / 1360) * 0.96} mark={(district.planned / 1360) * 0.96} />
                </span>
              </div>
            ))}
            <div className="tr total">
              <div className="col">
                <span className="t13 line">All six</span>
                <span className="t11 faint m line mid-up">{villages} villages</span>
              </div>
              <span className="t12 num end">{count(planned)}</span>
              <span className="t12 num end">{count(actual)}</span>
              <span className="t12 num end mid-up">{rest({ actual, planned })}</span>
              <span className="t11 faint m wide-only">{percent(actual / planned)} of plan</span>
            </div>
          </div>
        </div>
      </div>
    </ProGranWindow>
  );
}

export const mockup: Mockup = {
  component: Locations,
  alt: `ProGran's location analytics: a map of six districts of Kalyana Karnataka with circles for planned and actual enrolment, beside a table that adds up to ${count(actual)} of ${count(planned)} women; ${furthest.name} is furthest behind.`,
};
