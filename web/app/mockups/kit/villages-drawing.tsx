import type { CSSProperties, ReactNode } from 'react';
import type { MockupName } from '../mockup-names';
import { Hotspot } from './hotspot';
import { count, sum } from './numbers';
import { MockupFrame } from './mockup-frame';
import { placed } from './primitives';

/** Women planned and enrolled in a village. */
export type Village = readonly [planned: number, actual: number];
type Place = { name: string; planned: number; actual: number; villages: number; late: number };
type Props = {
  places: readonly Place[];
  /** The screen that a place shows when it is pressed. */
  to?: (place: Place) => MockupName | undefined;
  /** The distance of villages from each other. A circle has 142 units. */
  step: number;
  /** Draws the villages of a place at these centres, those behind last. */
  draw: (place: Place, centres: readonly Centre[]) => ReactNode;
  legend: readonly (readonly ['solid' | 'soft' | 'late', string])[];
  /** What stands on the right of the legend. */
  children: ReactNode;
};
export type Centre = readonly [x: number, y: number];

/** Returns `values` moved so that their middle is 0. */
const centred = (values: readonly number[]) => {
  const middle = (Math.min(...values) + Math.max(...values)) / 2;
  return values.map((value) => value - middle);
};
/** Returns the centres of villages from the middle outwards, evenly far apart, like the seeds of a sunflower. */
function centres(howMany: number, step: number): readonly Centre[] {
  const places = Array.from({ length: howMany }, (_, n) => ({ turn: n * 2.39996, away: step * Math.sqrt(n + 0.5) }));
  const left = centred(places.map(({ turn, away }) => away * Math.cos(turn)));
  const top = centred(places.map(({ turn, away }) => away * Math.sin(turn)));
  return left.map((x, n) => [x, top[n]!]);
}
/** Returns a path with a dot at each centre. Its stroke has a round end. */
export const dots = (at: readonly Centre[]) => at.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join('');

/** Every village of some places: a circle of villages for each place, of which those behind their plan are the rim, in amber. */
export function VillagesDrawing({ places, to, step, draw, legend, children }: Props) {
  return (
    <MockupFrame hue="progran" className="pg-open pg-villages">
      <div className="row between g12 pg-village-key">
        <span className="row">
          {legend.map(([variant, text]) => (
            <span className="t13" data-variant={variant} key={text}>
              {text}
            </span>
          ))}
        </span>
        {children}
      </div>
      <div className="pg-village-places" style={{ '--places': places.length } as CSSProperties}>
        {places.map((place, n) => (
          <Hotspot to={to?.(place)} className="col" style={placed(n)} key={place.name}>
            <svg viewBox="-71 -71 142 142">{draw(place, centres(place.villages, step))}</svg>
            <span className="t18 display">{place.name}</span>
            <span className="t13 num">
              <b>{count(place.actual)}</b> <span className="pg-village-of">of {count(place.planned)} women</span>
            </span>
            <span className="t13 num" data-mood={place.late > place.villages / 5 ? 'watch' : undefined}>
              {place.late > 0 ? (
                <>
                  {place.late} of {place.villages} <span className="mid-up">villages </span>behind
                </>
              ) : (
                'None behind'
              )}
            </span>
          </Hotspot>
        ))}
      </div>
    </MockupFrame>
  );
}

/** Returns what the text alternatives say of the villages. */
export const villagesBehind = (places: readonly Place[]) =>
  `${sum(places, ({ late }) => late)} of ${sum(places, ({ villages }) => villages)} villages`;
