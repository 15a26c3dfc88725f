import { useId } from 'react';
import { unbroken } from '~/components/unbroken';
import '../../mockups/styles/offering-mockups.css';
import type { ViewItem } from '../section-schemas.generated';
import choices from './choices.module.css';
import { MockupPlate } from './mockup-plate';
import styles from './views.module.css';

/** The class of the element around the choices and the screens. */
export const viewsScope = choices.scope;

type ViewChoicesProps = {
  /** The name of the choice for screen readers. */
  legend?: string;
  views: readonly ViewItem[];
};

/** The labels of the views in a row. The first one is chosen at the start. Works without scripts. */
export function ViewChoices({ legend, views }: ViewChoicesProps) {
  const id = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{legend ?? 'View'}</legend>
      {views.map(({ label }, n) => (
        <label key={label} className={styles.choice}>
          <input type="radio" name={id} value={n} defaultChecked={n === 0} />
          <span>{unbroken(label)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The mockups or images of the views, of which the chosen one is shown. The others are hidden from everybody. */
export const ViewScreens = ({ views }: Pick<ViewChoicesProps, 'views'>) => (
  <div className={choices.stack}>
    {views.map(({ label, mockup, image }) => (
      <div key={label}>
        <MockupPlate mockup={mockup} image={image} alt={label} />
      </div>
    ))}
  </div>
);
