import { yadgirTalukas } from '../data/livelihoods';
import { kalyanaKarnataka, yadgirTalukas as shapes } from '../data/maps';
import { Hotspot } from '../kit/hotspot';
import { Icon } from '../kit/icon';
import { count, sum } from '../kit/numbers';
import { PlaceMark, PlacesScreen } from '../kit/places-screen';
import { dotsIn, RegionMap } from '../kit/region-map';
import type { Mockup } from '../mockup-names';

const find = (name: string) => yadgirTalukas.find((taluka) => taluka.name === name) ?? yadgirTalukas[0];
const shareOf = ({ actual, planned }: { actual: number; planned: number }) => actual / planned;
const planned = sum(yadgirTalukas, (taluka) => taluka.planned);
const actual = sum(yadgirTalukas, (taluka) => taluka.actual);
const villages = sum(yadgirTalukas, (taluka) => taluka.villages);
const late = sum(yadgirTalukas, (taluka) => taluka.late);
const isBehind = (taluka: (typeof yadgirTalukas)[number]) => taluka.late > taluka.villages / 2;
const behind = yadgirTalukas.filter(isBehind);
const missing = sum(behind, (taluka) => taluka.planned - taluka.actual);
/** Wadagera's circle is clear of the name of Yadgir above it. */
const clearOf = (name: string, region: (typeof shapes)[keyof typeof shapes]) =>
  name === 'Wadagera' ? { ...region, x: region.x + 26, y: region.y + 6 } : region;
/** The talukas whose names have room above their circle. */
const ABOVE = new Set(['Hunasagi', 'Shahapur', 'Gurmitkal']);

const LocationsOfYadgir = () => (
  <PlacesScreen
    note="women enrolled in Yadgir"
    kind="Taluka, villages"
    all="All six"
    opened
    places={yadgirTalukas}
    marked={isBehind}
    about={(taluka) => `${taluka.late} of ${taluka.villages} late`}
    legend={[
      ['solid', 'Enrolled'],
      ['accent', 'Village late'],
    ]}
    map={
      <>
        <RegionMap
          box="158 155 310 370"
          around={{ regions: kalyanaKarnataka, zoom: 1.65 }}
          regions={shapes}
          depth={(name) => (shareOf(find(name)) - 0.35) / 0.55}
          at={(name, shape) => {
            const taluka = find(name);
            const region = clearOf(name, shape as (typeof shapes)[keyof typeof shapes]);
            const r = Math.sqrt(taluka.planned) * 1.42;
            const above = ABOVE.has(name);
            // The circle and the name cover no dot of a late village: those are the last ones.
            const isCovered = (dot: string) => {
              const [x = 0, y = 0] = dot.slice(1).split(/[ h]/).map(Number);
              const down = (y - region.y) * (above ? -1 : 1);
              return (
                Math.hypot(x - region.x, y - region.y) < r + 6 ||
                (down > 0 && down < r + 30 && Math.abs(x - region.x) < 42)
              );
            };
            const places = dotsIn(region, taluka.villages, r + 2).match(/M[^M]+/g) ?? [];
            const dots = places.toSorted((a, b) => Number(isCovered(b)) - Number(isCovered(a)));
            return (
              <PlaceMark
                key={name}
                place={taluka}
                region={region}
                r={r}
                dots={dots.slice(0, dots.length - taluka.late).join('')}
                late={dots.slice(dots.length - taluka.late).join('')}
                side={above ? 'above' : undefined}
              />
            );
          }}
        />
        <Hotspot to="progran-locations" className="control pg-map-back">
          <Icon name="arrow-left" />
          All six districts
        </Hotspot>
      </>
    }
  >
    <div className="panel g4 mid-up">
      <span className="t13 b">
        {late} of {villages} villages are late
      </span>
      <span className="t12 soft">
        {count(missing)} of the {count(planned - actual)} missing women are in{' '}
        {behind.map(({ name }) => name).join(' and ')}. Nine group leaders are trained from 9 November.
      </span>
    </div>
  </PlacesScreen>
);

export const mockup: Mockup = {
  component: LocationsOfYadgir,
  alt: `ProGran's location analytics, opened at Yadgir: a map of its six talukas, beside a table that adds up to ${count(actual)} of ${count(planned)} women. ${late} of ${villages} villages are late, most of them in ${behind.map(({ name }) => name).join(' and ')}.`,
};
