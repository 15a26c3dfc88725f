import { districts } from '../data/livelihoods';
import { kalyanaKarnataka } from '../data/maps';
import { Hotspot } from '../kit/hotspot';
import { count, sum } from '../kit/numbers';
import { PlaceMark, PlacesScreen } from '../kit/places-screen';
import { RegionMap, scatterIn } from '../kit/region-map';
import type { Mockup } from '../mockup-names';

const furthest = [...districts].sort((a, b) => a.actual / a.planned - b.actual / b.planned)[0] ?? districts[0];
const find = (name: string) => districts.find((district) => district.name === name) ?? districts[0];
/** The side of its circle on which a district has room for its name. The others have it below. */
const SIDES: Readonly<Record<string, 'above' | 'left'>> = { Bidar: 'above', Kalaburagi: 'above', Yadgir: 'left' };
const radius = (name: string) => Math.sqrt(find(name).planned) * 0.8;
const OPENED = 'progran-locations-yadgir';

const Locations = () => (
  <PlacesScreen
    note="women enrolled by district"
    kind="District"
    all="All six"
    places={districts}
    marked={(district) => district === furthest}
    to={(district) => (district === furthest ? OPENED : undefined)}
    about={({ villages }) => `${villages} villages`}
    legend={[
      ['solid', 'Enrolled'],
      ['soft', 'Still to come'],
    ]}
    map={
      <RegionMap
        box="6 4 310 428"
        regions={kalyanaKarnataka}
        depth={(name) => (find(name).actual / find(name).planned - 0.68) / 0.3}
        at={(name, region) => (
          <g key={name}>
            <PlaceMark
              place={find(name)}
              region={region}
              r={radius(name)}
              dots={scatterIn(region, Math.round(find(name).villages / 2), radius(name) + 6)}
              side={SIDES[name]}
            />
            {name === furthest.name && (
              <foreignObject x="104" y="172" width="164" height="68">
                <Hotspot to={OPENED} className="pg-map-spot" />
              </foreignObject>
            )}
          </g>
        )}
      />
    }
  />
);

export const mockup: Mockup = {
  component: Locations,
  alt: `ProGran's location analytics: a map of six districts of Kalyana Karnataka with circles for planned and actual enrolment, beside a table that adds up to ${count(sum(districts, ({ actual }) => actual))} of ${count(sum(districts, ({ planned }) => planned))} women; ${furthest.name} is furthest behind.`,
};
