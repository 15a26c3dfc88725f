import { iconPaths } from './icon-paths';

export type IconName = keyof typeof iconPaths;

/** A Tabler line icon. Its shapes are joined into one path to keep the number of elements small. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={['icon', className].filter(Boolean).join(' ')} viewBox="0 0 24 24">
      <path d={iconPaths[name]} />
    </svg>
  );
}
