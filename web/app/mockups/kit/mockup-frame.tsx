import type { ReactNode } from 'react';
import '../styles/mockups.css';

export type Hue = 'surve-r' | 'progran' | 'drive-r' | 'leaf';
type Props = { hue: Hue; className?: string; children: ReactNode };

/**
 * The frame of a mockup. One em is a fixed share of the frame width (styles/mockup-frame.css), so proportions stay the
 * same. The layout changes below 840 and 500 px.
 */
export function MockupFrame({ hue, className, children }: Props) {
  return (
    <div className="mockup" data-hue={hue}>
      <div className={['mockup-frame', className].filter(Boolean).join(' ')}>{children}</div>
    </div>
  );
}
