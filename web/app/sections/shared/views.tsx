import type { CSSProperties } from 'react';
import { Picture, type PictureProps } from '~/components/picture';
import { unbroken } from '~/components/line-breaks';
import type { Picture as PictureOf } from '~/lib/pictures.server';
import type { ViewItem } from '../section-schemas.generated';
import styles from './views.module.css';

type ViewChoicesProps = {
  /** Unique on the page. */
  id: string;
  /** The name of the choice. Only screen readers get it, unless it is shown. */
  legend?: string;
  showsLegend?: boolean;
  views: readonly Pick<ViewItem, 'label'>[];
  /** The texts that describe the views have this id with the number of the view, from 0. */
  describedBy?: string;
};

/** The id of the radio button of a view, by the id of its `ViewChoices`. */
export const inputId = (id: string, view: number) => `${id}-view-${view}`;

/** The labels of the views in a row, if there are views. The first one is chosen at the start. Works without scripts. */
export function ViewChoices({ id, legend, showsLegend = false, views, describedBy }: ViewChoicesProps) {
  if (views.length === 0) return null;
  return (
    <fieldset className={styles.choices}>
      <legend className={showsLegend ? styles.legend : 'visually-hidden'}>{legend ?? 'View'}</legend>
      {views.map(({ label }, n) => (
        <label key={label} className={styles.choice}>
          <input
            type="radio"
            id={inputId(id, n)}
            name={id}
            value={n}
            defaultChecked={n === 0}
            aria-labelledby={`${id}-label-${n}`}
            aria-describedby={describedBy && `${describedBy}${n}`}
          />
          <span id={`${id}-label-${n}`}>{unbroken(label)}</span>
        </label>
      ))}
    </fieldset>
  );
}

type PictureOrViewsProps = Omit<PictureProps, 'picture' | 'decorative'> & {
  picture?: PictureOf;
  views: readonly ViewItem[];
};

/**
 * The pictures of the views, of which the chosen one is shown. The others are hidden from everybody. They are in one
 * `scope` of views.module.css with their `ViewChoices`. Without views: one picture.
 */
export function PictureOrViews({ picture, views, className = '', ...rest }: PictureOrViewsProps) {
  if (views.length === 0) {
    return (
      <div className={`${styles.picture} ${className}`} style={sizeOf(picture)}>
        <Picture {...rest} picture={picture} framed />
      </div>
    );
  }
  return (
    <div className={`${styles.stack} ${className}`}>
      {views.map((view) => (
        <div key={view.label} className={styles.picture} style={sizeOf(view.picture)}>
          <Picture {...rest} picture={view.picture} alt={view.label} framed />
        </div>
      ))}
    </div>
  );
}

/** Returns the ratio of a picture as it is shown on wide windows and on phones. Empty where it is not known. */
function sizeOf(picture: PictureOf | undefined): CSSProperties {
  if (!picture?.shipped) return {};
  const { wide, narrow } = picture.shipped;
  return {
    '--wide': `${wide.width} / ${wide.height}`,
    ...(narrow && { '--narrow': `${narrow.width} / ${narrow.height}` }),
  } as CSSProperties;
}
