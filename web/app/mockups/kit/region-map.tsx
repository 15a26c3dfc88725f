import type { ReactNode } from 'react';

type Region = { x: number; y: number; path: string };
type Props = {
  box: string;
  regions: Readonly<Record<string, Region>>;
  /** The colour depth of a region, from 0 to 1. */
  depth: (name: string) => number;
  /** Renders content at the centre of a region, for example its name. */
  at?: (name: string, region: Region) => ReactNode;
  className?: string;
};

/** A schematic map. A figure sets the colour of each region, and `at` adds content to it. */
export function RegionMap({ box, regions, depth, at, className }: Props) {
  return (
    <svg className={['map', className].filter(Boolean).join(' ')} viewBox={box}>
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

/** Returns one path with `howMany` dots around a centre, within `reach`. The same input gives the same dots. */
export function scatter(x: number, y: number, howMany: number, reach: number): string {
  return Array.from({ length: howMany }, (_, n) => {
    const angle = n * 2.39996 + x;
    const away = reach * Math.sqrt((n + 0.7) / howMany) * (0.82 + 0.3 * Math.abs(Math.sin(n * 12.9 + y)));
    return `M${(x + Math.cos(angle) * away).toFixed(1)} ${(y + Math.sin(angle) * away * 0.8).toFixed(1)}h0`;
  }).join('');
}
