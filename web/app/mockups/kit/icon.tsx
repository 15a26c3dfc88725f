import { iconPaths } from './icon-paths';

export type IconName = keyof typeof iconPaths;

/** One line icon (Tabler's shapes, joined into a single path so that a screen stays a small tree). */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={['icon', className].filter(Boolean).join(' ')} viewBox="0 0 24 24">
      <path d={iconPaths[name]} />
    </svg>
  );
}
