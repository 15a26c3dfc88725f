import type { Mockup } from '../mockup-names';
import { Hotspot } from './hotspot';
import { Icon } from './icon';
import { count, sum } from './numbers';
import { type Village, villagesBehind, VillagesDrawing } from './villages-drawing';

type Taluka = { name: string; planned: number; actual: number; villages: number; late: number };
type Opened<Name extends string> = {
  district: string;
  /** Furthest behind first. */
  talukas: readonly (Taluka & { name: Name })[];
  villagesOf: Readonly<Record<Name, readonly Village[]>>;
  /** The distance of villages from each other. */
  step: number;
};

/** The area of a circle is in proportion to the women. */
const radius = (women: number) => 2.75 * Math.sqrt(women);

/** Returns the screen with the villages of one district: each a circle for the women planned, with those enrolled in it. */
export function openedVillages<Name extends string>({ district, talukas, villagesOf, step }: Opened<Name>): Mockup {
  const OpenedVillages = () => (
    <VillagesDrawing
      places={talukas}
      step={step}
      draw={({ name, late }, centres) => {
        const villages = villagesOf[name as Name];
        return villages.map(([planned, actual], n) => {
          const [cx, cy] = centres[n]!.map((one) => one.toFixed(1));
          return (
            <g key={n} data-late={n >= villages.length - late || undefined}>
              <circle cx={cx} cy={cy} r={radius(planned)} />
              <circle cx={cx} cy={cy} r={radius(actual)} />
              <text x={cx} y={cy}>
                {actual}
              </text>
            </g>
          );
        });
      }}
      legend={[
        ['solid', 'Women enrolled in a village'],
        ['late', 'Under 60% of its plan'],
        ['soft', 'Planned'],
      ]}
    >
      <Hotspot to="progran-villages" className="control mid-up">
        <Icon name="arrow-left" />
        All six districts
      </Hotspot>
    </VillagesDrawing>
  );
  return {
    component: OpenedVillages,
    alt: `The ${sum(talukas, ({ villages }) => villages)} villages of ${district} in its ${talukas.length} talukas, each a circle for the women planned with a smaller one for those enrolled: ${talukas.map(({ name, planned, actual }) => `${name} ${count(actual)} of ${count(planned)}`).join(', ')}. ${villagesBehind(talukas)} are behind, most of them in ${talukas[0]!.name} and ${talukas[1]!.name}.`,
  };
}
