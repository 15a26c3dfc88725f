import { mockups } from './registry';
import type { MockupName } from './mockup-names';
import './styles/platform-mockups.css';

/** The rendering of a screen with its words for those who cannot see it; nothing in it takes the focus. */
export function MockupFigure({ name }: { name: MockupName }) {
  const { component: Drawing, alt, details: Details } = mockups[name];
  const drawing = (
    <div aria-hidden="true">
      <Drawing />
    </div>
  );
  if (!Details) {
    return (
      <figure className="scene-figure" role="img" aria-label={alt}>
        {drawing}
      </figure>
    );
  }
  return (
    <figure className="scene-figure" aria-label={alt}>
      {drawing}
      <div className="visually-hidden">
        <Details />
      </div>
    </figure>
  );
}
