import type { DrawingName } from './drawing-names';
import { drawings } from './registry';

/** A drawing with its text alternative. Style sheets show one of its two compositions. */
export function DrawingFigure({ name }: { name: DrawingName }) {
  const { wide: Wide, compact: Compact, alt } = drawings[name];
  return (
    <figure className="dd" data-drawing={name} role="img" aria-label={alt}>
      <div className="dd-wide" aria-hidden="true">
        <Wide />
      </div>
      <div className="dd-compact" aria-hidden="true">
        <Compact />
      </div>
    </figure>
  );
}
