import type { ReactNode } from 'react';
import type { MockupName } from '../mockup-names';
import { Hotspot } from './hotspot';
import { Icon } from './icon';

type Props = { time?: string; offline?: boolean; className?: string; children: ReactNode };

/** A phone with its status bar. The frame of the mockup may clip it at the top or bottom. */
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

type AppBarProps = { title: string; note?: string; end?: ReactNode; back?: MockupName };

/** The title bar of an app. `back`: the mockup of the screen before. */
export function AppBar({ title, note, end, back }: AppBarProps) {
  return (
    <div className="app-bar">
      <Hotspot to={back} className="app-back">
        <Icon name="arrow-left" />
      </Hotspot>
      <div className="col grow">
        <span className="t14 b cut">{title}</span>
        {note && <span className="t11 cut app-bar-note">{note}</span>}
      </div>
      {end}
    </div>
  );
}

/** A pseudo-random number from 0 to 1, the same for each seed. */
const thrown = (seed: number) => Math.round((Math.abs(Math.sin(seed * 12.9898) * 437.585) % 1) * 1000) / 1000;

/** The dotted background behind the phones. All dots are one path, to keep the number of elements small. */
export function FieldDots() {
  const dots = Array.from({ length: 110 }, (_, n) => `M${thrown(n) * 100} ${thrown(n + 0.5) * 62}h0`).join('');
  return (
    <svg className="field-dots" viewBox="0 0 100 62" preserveAspectRatio="xMidYMid slice">
      <path d={dots} />
    </svg>
  );
}
