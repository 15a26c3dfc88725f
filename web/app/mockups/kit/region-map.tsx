import type { ReactNode } from 'react';

type Region = { x: number; y: number; path: string };
type Props = {
  box: string;
  regions: Readonly<Record<string, Region>>;
  /** 0 to 1: how deep a region is coloured. */
  depth: (name: string) => number;
  /** What stands at the region's middle; by default its name. */
  at?: (name: string, region: Region) => ReactNode;
  className?: string;
};

/** A schematic map: regions coloured by a figure, and something rendered on each. */
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

/** Many small places in one path, thrown around a middle; the same places each time. */
export function scatter(x: number, y: number, howMany: number, reach: number): string {
  return Array.from({ length: howMany }, (_, n) => {
    const angle = n * 2.39996 + x;
    const away = reach * Math.sqrt((n + 0.7) / howMany) * (0.82 + 0.3 * Math.abs(Math.sin(n * 12.9 + y)));
    return `M${(x + Math.cos(angle) * away).toFixed(1)} ${(y + Math.sin(angle) * away * 0.8).toFixed(1)}h0`;
  }).join('');
}
