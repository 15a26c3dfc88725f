import { districts } from '../data/livelihoods';
import { count, sum } from '../kit/numbers';
import { dots, villagesBehind, VillagesDrawing } from '../kit/villages-drawing';
import type { Mockup, MockupName } from '../mockup-names';

/** The screens of the districts that have the most villages behind. */
const OPENED: Partial<Record<string, MockupName>> = {
  Yadgir: 'progran-villages-yadgir',
  Ballari: 'progran-villages-ballari',
};
const behind = districts.toSorted((one, other) => other.late / other.villages - one.late / one.villages);
const [first, second] = behind;

const Villages = () => (
  <VillagesDrawing
    places={districts}
    to={({ name }) => OPENED[name]}
    step={8.3}
    draw={({ villages, late }, centres) => (
      <>
        <path className="pg-village" d={dots(centres.slice(0, villages - late))} />
        <g className="pg-village-late">
          <path className="pg-village" d={dots(centres.slice(villages - late))} />
          <path className="pg-village pg-village-inner" d={dots(centres.slice(villages - late))} />
        </g>
      </>
    )}
    legend={[
      ['solid', '60% or more enrolled'],
      ['late', 'Behind: under 60% enrolled'],
    ]}
  >
    <span className="t13 soft mid-up">As of 31 October</span>
  </VillagesDrawing>
);

export const mockup: Mockup = {
  component: Villages,
  alt: `All ${sum(districts, ({ villages }) => villages)} villages of the programme as dots in six circles, one for each district: ${districts.map(({ name, planned, actual }) => `${name} ${count(actual)} of ${count(planned)} women`).join(', ')}. The dots of ${villagesBehind(districts)} are amber, because they have enrolled less than 60% of their plan, most of them in ${first!.name} and ${second!.name}.`,
};
