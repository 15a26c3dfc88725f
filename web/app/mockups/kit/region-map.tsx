import type { ReactNode } from 'react';

type Region = { x: number; y: number; path: string };
type Props = {
  box: string;
  regions: Readonly<Record<string, Region>>;
  /** A smaller map of the places around them, and its enlargement. The map then fills its place, which cuts it. */
  around?: { regions: Readonly<Record<string, Region>>; zoom: number };
  /** The colour depth of a region, from 0 to 1. */
  depth: (name: string) => number;
  /** Renders content at the centre of a region, for example its name. */
  at?: (name: string, region: Region) => ReactNode;
};

/** A schematic map. A figure sets the colour of each region, and `at` adds content to it. */
export function RegionMap({ box, regions, around, depth, at }: Props) {
  return (
    <svg
      className="map"
      viewBox={box}
      preserveAspectRatio={around && 'xMidYMid slice'}
      style={around && { overflow: 'hidden' }}
    >
      {around && (
        <path
          d={Object.values(around.regions)
            .map(({ path }) => path)
            .join('')}
          transform={`scale(${around.zoom})`}
          style={{ fillOpacity: 0.07 }}
        />
      )}
      {Object.entries(regions).map(([name, { path }]) => (
        <path key={name} d={path} style={{ fillOpacity: 0.08 + 0.5 * depth(name) }} />
      ))}
      {at && Object.entries(regions).map(([name, region]) => at(name, region))}
    </svg>
  );
}

/** The number of a region on a map, for `at`. Its name stands beside the map, in `RegionKey`. */
export const regionNumber = (regions: object, name: string, { x, y }: { x: number; y: number }) => (
  <text key={name} className="map-number" x={x} y={y}>
    {Object.keys(regions).indexOf(name) + 1}
  </text>
);

/** The letter of a region at its centre. */
export const regionLetter = (letter: string, { x, y }: Region) => (
  <text key={letter} className="map-number" x={x} y={y}>
    {letter}
  </text>
);

/** The names of the regions of a map, each with its number on the map and a figure. */
export const RegionKey = ({ regions, figure }: { regions: object; figure: (name: string) => ReactNode }) => (
  <div className="map-key">
    {Object.keys(regions).map((name, index) => (
      <div className="row g8" key={name}>
        <span className="t11 faint num">{index + 1}</span>
        <span className="t11 line grow">{name}</span>
        <span className="t11 num b">{figure(name)}</span>
      </div>
    ))}
  </div>
);

/** Returns true if a point is inside a closed path of straight lines. */
function isInside(corners: readonly (readonly [number, number])[], x: number, y: number): boolean {
  return corners.reduce((inside, [x1, y1], n) => {
    const [x2, y2] = corners[(n + 1) % corners.length] ?? [x1, y1];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside;
  }, false);
}

/** Returns one path with about `howMany` dots over the whole of a region, none of them within `clear` of its centre. */
export function scatterIn({ x, y, path }: Region, howMany: number, clear: number): string {
  const corners = Array.from(
    path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g),
    ([, left, top]) => [Number(left), Number(top)] as const,
  );
  const area = Math.abs(
    corners.reduce((total, [x1, y1], n) => {
      const [x2, y2] = corners[(n + 1) % corners.length] ?? [x1, y1];
      return total + (x1 * y2 - x2 * y1) / 2;
    }, 0),
  );
  const step = Math.sqrt(area / Math.PI / howMany);
  const margin = 5;
  return Array.from({ length: howMany * 4 }, (_, n) => {
    const away = step * Math.sqrt(n + 0.7) * (0.94 + 0.12 * Math.abs(Math.sin(n * 12.9 + y)));
    const [left, top] = [x + Math.cos(n * 2.39996 + x) * away, y + Math.sin(n * 2.39996 + x) * away];
    const fits = [-margin, margin].every(
      (by) => isInside(corners, left + by, top) && isInside(corners, left, top + by),
    );
    return away > clear && fits ? `M${left.toFixed(1)} ${top.toFixed(1)}h0` : '';
  }).join('');
}

/** Returns one path with exactly `howMany` dots over a region, none of them within `clear` of its centre. */
export function dotsIn(region: Region, howMany: number, clear: number): string {
  for (let more = howMany; more < howMany * 8; more++) {
    const dots = scatterIn(region, more, clear).match(/M[^M]+/g) ?? [];
    if (dots.length >= howMany) return dots.slice(0, howMany).join('');
  }
  throw new Error(`A region has no room for ${howMany} dots.`);
}

/** Returns one path with `howMany` dots around a centre, within `reach`. The same input gives the same dots. */
export function scatter(x: number, y: number, howMany: number, reach: number): string {
  return Array.from({ length: howMany }, (_, n) => {
    const angle = n * 2.39996 + x;
    const away = reach * Math.sqrt((n + 0.7) / howMany) * (0.82 + 0.3 * Math.abs(Math.sin(n * 12.9 + y)));
    return `M${(x + Math.cos(angle) * away).toFixed(1)} ${(y + Math.sin(angle) * away * 0.8).toFixed(1)}h0`;
  }).join('');
}
