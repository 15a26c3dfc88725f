import type { ComponentProps, ReactNode } from 'react';
import { sabala } from '../data/livelihoods';
import type { MockupName } from '../mockup-names';
import { Legend } from './charts';
import { Hotspot } from './hotspot';
import { count, percent, sum } from './numbers';
import { Control, Track } from './primitives';
import { ProGranWindow } from './product-windows';

export type Place = { name: string; planned: number; actual: number; villages: number };
type Region = { x: number; y: number; path: string };

/** Returns the stroke-dasharray that draws `part` (0 to 1) of a circle. */
const share = (r: number, part: number) => `${(2 * Math.PI * r * part).toFixed(2)} ${(2 * Math.PI * r).toFixed(2)}`;
/** The rest of the plan. A number, because rounded shares would not add up to that of all. */
const rest = ({ actual, planned }: { actual: number; planned: number }) => count(planned - actual);

type MarkProps = {
  place: Place;
  region: Region;
  r: number;
  /** Paths of dots for its villages, and for those that are late. */
  dots: string;
  late?: string;
  /** Where its name has room. The others have it below. */
  side?: 'above';
  /** Its name outside of it, at a point from which it goes to the right, or to the left up to the point. */
  outside?: readonly [x: number, y: number, side: 'left' | 'right'];
};

/** A place on the map: its villages, and a circle of which the enrolled share is drawn. */
export function PlaceMark({ place, region, r, dots, late, side, outside }: MarkProps) {
  const { x, y } = region;
  const [left, top, to] = outside ?? [x, side === 'above' ? y - r - 9 : y + r + 9, side];
  return (
    <g>
      <path className="map-dots" d={dots} />
      {late && <path className="map-dots map-late" d={late} />}
      <circle className="map-plan" cx={x} cy={y} r={r} />
      <circle
        className="map-done"
        cx={x}
        cy={y}
        r={r}
        strokeDasharray={share(r, place.actual / place.planned)}
        transform={`rotate(-90 ${x} ${y})`}
      />
      <text className="map-number pg-map-share" x={x} y={y}>
        {percent(place.actual / place.planned)}
      </text>
      <text className="pg-map-name" data-side={to} x={left} y={top}>
        {place.name}
      </text>
    </g>
  );
}

type PlacesProps<P extends Place> = {
  note: string;
  /** What a place is, and what all of them are. */
  kind: string;
  all: string;
  places: readonly P[];
  marked: (place: P) => boolean;
  /** The screen that a row shows when it is pressed. */
  to?: (place: P) => MockupName | undefined;
  /** What stands below the name of a place. */
  about: (place: P) => string;
  map: ReactNode;
  legend: ComponentProps<typeof Legend>['items'];
  /** The places are those of one district. */
  opened?: boolean;
  children?: ReactNode;
};

/** The screen with a map of places and a table of what was planned in each and what has happened. */
export function PlacesScreen<P extends Place>({
  note,
  kind,
  all,
  places,
  marked,
  to,
  about,
  map,
  legend,
  opened,
  children,
}: PlacesProps<P>) {
  const planned = sum(places, (place) => place.planned);
  const actual = sum(places, (place) => place.actual);
  const classOf = (place: P) => (marked(place) ? 'tr on' : 'tr');
  const most = Math.max(...places.map((place) => place.planned)) / 0.96;
  return (
    <ProGranWindow
      active="Locations"
      title="Locations"
      note={`${sabala.name}, ${note}`}
      className="pg-locations"
      tools={
        <span className="mid-up">
          <Control icon="calendar" end="chevron-down">
            As of 31 October
          </Control>
        </span>
      }
    >
      <div className={`row g16 grow stretch pg-map-row ${opened ? 'pg-opened' : ''}`}>
        <div className="col g16 pg-map">
          <div className="panel grow">
            {map}
            <Legend items={legend} />
          </div>
          {children}
        </div>
        <div className="col grow pg-places">
          <div className="table fill">
            <div className="tr th">
              <span className="t11">{kind}</span>
              <span className="t11 end">Planned</span>
              <span className="t11 end">Actual</span>
              <span className="t11 end">To go</span>
              <span className="t11 wide-only">Actual to plan</span>
            </div>
            {places.map((place) => (
              <Hotspot to={to?.(place)} className={classOf(place)} key={place.name}>
                <span className="col">
                  <span className="t13 m line">{place.name}</span>
                  <span className="t11 faint line mid-up">{about(place)}</span>
                </span>
                <span className="t12 num end soft">{count(place.planned)}</span>
                <span className="t12 num end b">{count(place.actual)}</span>
                <span className="t12 num end">{rest(place)}</span>
                <span className="wide-only">
                  <Track value={place.actual / most} mark={place.planned / most} />
                </span>
              </Hotspot>
            ))}
            <div className="tr total">
              <div className="col">
                <span className="t13 line">{all}</span>
                <span className="t11 faint m line mid-up">{sum(places, (place) => place.villages)} villages</span>
              </div>
              <span className="t12 num end">{count(planned)}</span>
              <span className="t12 num end">{count(actual)}</span>
              <span className="t12 num end">{rest({ actual, planned })}</span>
              <span className="t11 faint m wide-only">{percent(actual / planned)} of plan</span>
            </div>
          </div>
        </div>
      </div>
    </ProGranWindow>
  );
}
