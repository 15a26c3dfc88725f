import type { ReactNode } from 'react';
import { Icon } from './icon';

type Props = { time?: string; offline?: boolean; className?: string; children: ReactNode };

/** A phone with its status line. It may hang out of the image at either end. */
export function Phone({ time = '10:24', offline, className, children }: Props) {
  return (
    <div className={['phone', className].filter(Boolean).join(' ')}>
      <div className="glass">
        <div className="status">
          <span className="b num">{time}</span>
          <span className="row g4">
            <Icon name={offline ? 'wifi-off' : 'wifi'} />
            <span className="battery" />
          </span>
        </div>
        {children}
      </div>
    </div>
  );
}

/** The bar on top of an app's page. */
export function AppBar({ title, note, end }: { title: string; note?: string; end?: ReactNode }) {
  return (
    <div className="app-bar">
      <Icon name="arrow-left" />
      <div className="col grow">
        <span className="t14 b cut">{title}</span>
        {note && <span className="t11 cut app-bar-note">{note}</span>}
      </div>
      {end}
    </div>
  );
}

/** A number from 0 to 1 that looks thrown, and is the same each time. */
const thrown = (seed: number) => Math.round((Math.abs(Math.sin(seed * 12.9898) * 437.585) % 1) * 1000) / 1000;

/** Answers scattered in the field: the ground behind the phones. One path, however many dots. */
export function FieldDots() {
  const dots = Array.from({ length: 110 }, (_, n) => `M${thrown(n) * 100} ${thrown(n + 0.5) * 62}h0`).join('');
  return (
    <svg className="field-dots" viewBox="0 0 100 62" preserveAspectRatio="xMidYMid slice">
      <path d={dots} />
    </svg>
  );
}
