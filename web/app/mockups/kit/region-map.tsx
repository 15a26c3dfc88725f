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

/** Returns one path with `howMany` dots around a centre, within `reach`. The same input gives the same dots. */
export function scatter(x: number, y: number, howMany: number, reach: number): string {
  return Array.from({ length: howMany }, (_, n) => {
    const angle = n * 2.39996 + x;
    const away = reach * Math.sqrt((n + 0.7) / howMany) * (0.82 + 0.3 * Math.abs(Math.sin(n * 12.9 + y)));
    return `M${(x + Math.cos(angle) * away).toFixed(1)} ${(y + Math.sin(angle) * away * 0.8).toFixed(1)}h0`;
  }).join('');
}
