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
          at={(name, region) => {
            const taluka = find(name);
            const r = Math.sqrt(taluka.planned) * 1.52;
            const dots = dotsIn(region, taluka.villages, r + 2).match(/M[^M]+/g) ?? [];
            return (
              <PlaceMark
                key={name}
                place={taluka}
                region={region}
                r={r}
                dots={dots.slice(taluka.late).join('')}
                late={dots.slice(0, taluka.late).join('')}
                side={ABOVE.has(name) ? 'above' : undefined}
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
