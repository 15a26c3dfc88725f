import { type ComponentType, useId } from 'react';
import { unbroken } from '~/components/unbroken';
import type { ViewItem } from '../section-schemas.generated';
import choices from './choices.module.css';
import type { MockupOrImageProps } from './mockup-or-image';
import styles from './views.module.css';

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

type ViewScreensProps = Pick<ViewChoicesProps, 'views'> & {
  /** What a mockup or an image stands on. */
  frame: ComponentType<MockupOrImageProps>;
  className?: string;
  /** The mockup that plays once at the top of a product page (styles/product-openings.css). */
  opening?: string;
};

/**
 * The mockups or images of the views, of which the chosen one is shown. The others are hidden from everybody. They are in
 * one `scope` of choices.module.css with their `ViewChoices`.
 */
export const ViewScreens = ({ views, frame: Frame, className = '', opening }: ViewScreensProps) => (
  <div className={`${choices.stack} ${className}`} data-opening={opening}>
    {views.map(({ label, mockup, image }) => (
      <div key={label}>
        <Frame mockup={mockup} image={image} alt={label} first={Boolean(opening)} />
      </div>
    ))}
  </div>
);
