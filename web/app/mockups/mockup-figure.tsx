import { mockups } from './registry';
import type { MockupName } from './mockup-names';
import './styles/surve-r.css';
import './styles/surve-r-queue.css';
import './styles/surve-r-record.css';
import './styles/progran.css';
import './styles/progran-locations.css';
import './styles/progran-promise.css';
import './styles/drive-r.css';
import './styles/platform-mockups.css';
import './styles/sheet-mockups.css';
import './styles/talukas.css';
import './styles/choice-mockups.css';
import './styles/question-sheet.css';
import './styles/theory.css';

/** A mockup with its text alternative. Nothing inside can receive the focus. */
export function MockupFigure({ name }: { name: MockupName }) {
  const { component: Drawing, alt, details: Details } = mockups[name];
  const drawing = (
    <div aria-hidden="true">
      <Drawing />
    </div>
  );
  if (!Details) {
    return (
      <figure className="mockup-figure" role="img" aria-label={alt}>
        {drawing}
      </figure>
    );
  }
  return (
    <figure className="mockup-figure" aria-label={alt}>
      {drawing}
      <div className="visually-hidden">
        <Details />
      </div>
    </figure>
  );
}
