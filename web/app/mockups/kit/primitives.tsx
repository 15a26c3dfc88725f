import type { CSSProperties, ReactNode } from 'react';
import { Icon, type IconName } from './icon';

export type Mood = 'good' | 'watch' | 'bad' | 'plain' | 'hue';

/** Returns a style with `--v`, a share from 0 to 1 as a percentage, which sets the length of bars and tracks. */
export function share(value: number): CSSProperties {
  return { '--v': `${Math.round(Math.max(0, Math.min(1, value)) * 1000) / 10}%` } as CSSProperties;
}

/** Returns a style with `--place`, the place in a row of parts that appear one after another (styles/motion.css). */
export const placed = (place: number) => ({ '--place': place }) as CSSProperties;

/** A state label with a dot. */
export function Chip({ mood = 'plain', children }: { mood?: Mood; children: ReactNode }) {
  return (
    <span className="chip" data-mood={mood}>
      {children}
    </span>
  );
}

/** A control without interaction, for mockups. */
export function Control({ icon, end, kind = 'quiet', children }: ControlProps) {
  return (
    <span className="control" data-kind={kind}>
      {icon && <Icon name={icon} />}
      {children}
      {end && <Icon name={end} />}
    </span>
  );
}
type ControlProps = { icon?: IconName; end?: IconName; kind?: 'quiet' | 'main'; children?: ReactNode };

/** The initials of a person on a disc. */
export function Avatar({ name, tint = 0 }: { name: string; tint?: number }) {
  const initials = name
    .split(' ')
    .slice(0, 2)
    .map(([letter]) => letter)
    .join('');
  return (
    <span className="avatar" data-tint={tint % 4}>
      {initials}
    </span>
  );
}

/** A share from 0 to 1 as a thin bar. `mark` shows the planned share. */
export function Track({ value, mark }: { value: number; mark?: number }) {
  return (
    <span className="track" style={share(value)}>
      {mark !== undefined && <span className="track-mark" style={share(mark)} />}
    </span>
  );
}

export type Figure = { label: string; value: string; note?: string; mood?: Mood };

/** A strip with the headline figures of a mockup. */
export function Kpis({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className="kpis">
      {figures.map(({ label, value, note, mood }) => (
        <div className="kpi" key={label}>
          <span className="t11 faint">{label}</span>
          <span className="kpi-value">{value}</span>
          {note && (
            <span className="t11" data-mood={mood}>
              {note}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

/** The logo mark of the products: dots and bars. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 20 20">
      <path d="M3 4h0M8.5 2.5h0M6 7.5h0M3.5 11h0M12 6h0" strokeWidth="2.6" />
      <path d="M4 16.5v.5M9.5 12v5M15 6.5V17" strokeWidth="3.4" />
    </svg>
  );
}
