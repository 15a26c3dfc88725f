import { districts } from '../data/livelihoods';
import { kalyanaKarnataka } from '../data/maps';
import { Hotspot } from '../kit/hotspot';
import { count, sum } from '../kit/numbers';
import { PlaceMark, PlacesScreen } from '../kit/places-screen';
import { RegionMap, scatterIn } from '../kit/region-map';
import type { Mockup } from '../mockup-names';

const furthest = [...districts].sort((a, b) => a.actual / a.planned - b.actual / b.planned)[0] ?? districts[0];
const find = (name: string) => districts.find((district) => district.name === name) ?? districts[0];
/** Where the name of each district is: none has room in its district, at the size that is readable on phones. */
const NAMES: Readonly<Record<string, readonly [x: number, y: number, side: 'left' | 'right']>> = {
  Bidar: [190, 44, 'left'],
  Kalaburagi: [107, 112, 'left'],
  Yadgir: [261, 214, 'right'],
  Raichur: [275, 284, 'right'],
  Koppal: [82, 258, 'left'],
  Ballari: [236, 380, 'right'],
};
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
        box="6 4 330 428"
        regions={kalyanaKarnataka}
        depth={(name) => (find(name).actual / find(name).planned - 0.68) / 0.3}
        at={(name, region) => (
          <g key={name}>
            <PlaceMark
              place={find(name)}
              region={region}
              r={radius(name)}
              dots={scatterIn(region, Math.round(find(name).villages / 2), radius(name) + 6)}
              outside={NAMES[name]}
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
