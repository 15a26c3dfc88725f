import { districts } from '../data/livelihoods';
import { count, sum } from '../kit/numbers';
import { dots, villagesBehind, VillagesDrawing } from '../kit/villages-drawing';
import type { Mockup } from '../mockup-names';

const OPENED = 'progran-villages-yadgir';
const behind = districts.toSorted((one, other) => other.late / other.villages - one.late / one.villages);
const [first, second] = behind;

const Villages = () => (
  <VillagesDrawing
    places={districts}
    to={({ name }) => (name === first!.name ? OPENED : undefined)}
    step={8.3}
    draw={({ villages, late }, centres) => (
      <>
        <path className="pg-village" d={dots(centres.slice(0, villages - late))} />
        <path className="pg-village pg-village-late" d={dots(centres.slice(villages - late))} />
      </>
    )}
    legend={[
      ['solid', 'A village on its plan'],
      ['soft', 'Behind: under 60% enrolled'],
    ]}
  >
    <span className="t13 soft mid-up">As of 31 October</span>
  </VillagesDrawing>
);

export const mockup: Mockup = {
  component: Villages,
  alt: `All ${sum(districts, ({ villages }) => villages)} villages of the programme as dots in six circles, one for each district: ${districts.map(({ name, planned, actual }) => `${name} ${count(actual)} of ${count(planned)} women`).join(', ')}. The dots of ${villagesBehind(districts)} are pale, because they have enrolled less than 60% of their plan, most of them in ${first!.name} and ${second!.name}.`,
};
