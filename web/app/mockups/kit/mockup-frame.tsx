import type { ReactNode } from 'react';
import '../styles/mockups.css';

export type Hue = 'surve-r' | 'progran' | 'drive-r' | 'leaf';
type Props = { hue: Hue; className?: string; children: ReactNode };

/**
 * The field that a screen is rendered on. One em is a hundredth or so of the width it is given (styles/stage.css), so a
 * screen keeps its proportions; it changes its layout, not its sharpness, at 700 and at 440 px.
 */
export function MockupFrame({ hue, className, children }: Props) {
  return (
    <div className="scene" data-hue={hue}>
      <div className={['stage', className].filter(Boolean).join(' ')}>{children}</div>
    </div>
  );
}
