import { type ComponentType, type MouseEvent, type ReactNode, useContext } from 'react';
import { unbroken } from '~/components/unbroken';
import { HotspotTargets } from '~/mockups/kit/hotspot-targets';
import type { ViewItem } from '../section-schemas.generated';
import choices from './choices.module.css';
import type { MockupPlateProps } from './mockup-plate';
import styles from './views.module.css';

type ViewChoicesProps = {
  /** The same as that of the `ScreenOrViews` of these views, unique on the page. */
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

/**
 * A press on a part of a mockup chooses its radio button here, because the browser would scroll to one that is outside of
 * the window. The radio button itself may be beside the mockup, as in the opening of a product.
 */
function chooseInPlace(event: MouseEvent<HTMLElement>) {
  const radio = event.target instanceof Element && event.target.closest('label')?.control;
  if (!(radio instanceof HTMLInputElement) || radio.type !== 'radio' || radio === event.target) return;
  event.preventDefault();
  radio.focus({ preventScroll: true });
  radio.click();
}

type ScreenOrViewsProps = Pick<ViewChoicesProps, 'id'> &
  Omit<MockupPlateProps, 'first'> & {
    views: readonly ViewItem[];
    /** What a mockup or an image stands on. */
    frame: ComponentType<MockupPlateProps>;
    className?: string;
    /** It is the opening of a product page, whose mockup plays once (styles/product-openings.css). */
    opening?: boolean;
    /** Stands before a mockup without views. */
    children?: ReactNode;
  };

/**
 * The mockups or images of the views, of which the chosen one is shown. The others are hidden from everybody. They are in
 * one `scope` of choices.module.css with their `ViewChoices`. A part of a mockup can show another view when it is pressed.
 * Without views: one mockup or image.
 */
export function ScreenOrViews({
  id,
  views,
  frame: Frame,
  className = '',
  opening = false,
  children,
  ...single
}: ScreenOrViewsProps) {
  const outer = useContext(HotspotTargets);
  if (views.length === 0) {
    return (
      <div
        className={className}
        onClick={chooseInPlace}
        data-opening={opening ? (single.image ? 'image' : single.mockup) : undefined}
      >
        {children}
        <Frame {...single} first={opening} />
      </div>
    );
  }
  const own = Object.fromEntries(
    views.flatMap(({ mockup, image }, n) => (mockup && !image ? [[mockup, inputId(id, n)]] : [])),
  );
  return (
    <HotspotTargets value={{ ...outer, ...own }}>
      <div
        className={`${choices.stack} ${className}`}
        onClick={chooseInPlace}
        data-opening={opening ? views[0]?.mockup : undefined}
      >
        {views.map(({ label, mockup, image }) => (
          <div key={label}>
            <Frame mockup={mockup} image={image} alt={label} first={opening} />
          </div>
        ))}
      </div>
    </HotspotTargets>
  );
}
