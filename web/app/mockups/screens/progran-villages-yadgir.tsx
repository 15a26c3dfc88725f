import { yadgirTalukas, yadgirVillages } from '../data/livelihoods';
import { Hotspot } from '../kit/hotspot';
import { Icon } from '../kit/icon';
import { count, sum } from '../kit/numbers';
import { type Village, villagesBehind, VillagesDrawing } from '../kit/villages-drawing';
import type { Mockup } from '../mockup-names';

/** The area of a circle is in proportion to the women. */
const radius = (women: number) => 2.75 * Math.sqrt(women);
const villagesOf = (taluka: string): readonly Village[] => yadgirVillages[taluka as keyof typeof yadgirVillages];

const VillagesOfYadgir = () => (
  <VillagesDrawing
    places={yadgirTalukas}
    step={21}
    draw={({ name }, centres) =>
      villagesOf(name).map(([planned, actual], n) => {
        const [cx, cy] = centres[n]!.map((one) => one.toFixed(1));
        return (
          <g key={n}>
            <circle cx={cx} cy={cy} r={radius(planned)} />
            <circle cx={cx} cy={cy} r={radius(actual)} />
            <text x={cx} y={cy}>
              {actual}
            </text>
          </g>
        );
      })
    }
    legend={[
      ['solid', 'Women enrolled in a village'],
      ['soft', 'Planned'],
    ]}
  >
    <Hotspot to="progran-villages" className="control mid-up">
      <Icon name="arrow-left" />
      All six districts
    </Hotspot>
  </VillagesDrawing>
);

export const mockup: Mockup = {
  component: VillagesOfYadgir,
  alt: `The ${sum(yadgirTalukas, ({ villages }) => villages)} villages of Yadgir in its six talukas, each a circle for the women planned with a smaller one for those enrolled: ${yadgirTalukas.map(({ name, planned, actual }) => `${name} ${count(actual)} of ${count(planned)}`).join(', ')}. ${villagesBehind(yadgirTalukas)} are behind, most of them in ${yadgirTalukas[0].name} and ${yadgirTalukas[1].name}.`,
};
