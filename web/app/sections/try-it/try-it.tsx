import { useId } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import choices from '../shared/choices.module.css';
import { MockupPanel } from '../shared/mockup-panel';
import { ScreenOrViews, ViewChoices } from '../shared/views';
import type { TryItContent } from '../section-schemas.generated';
import styles from './try-it.module.css';

/**
 * A question with choices, each with a text and a mockup. `list`: large choices below each other. `switch`: short ones in
 * one row, such as languages. CSS shows the text and the mockup of the checked choice, so it works without scripts. The
 * others are hidden from assistive technology too; the text of a choice is also its description. A choice can have views:
 * what follows from it, chosen below its screen.
 */
export function TryIt({ title, variant = 'list', lead, legend, items }: TryItContent) {
  const id = useId();
  return (
    <Section
      tone={variant === 'switch' ? 'hue' : 'surface'}
      labelledBy={id}
      className={`${choices.scope} ${styles.tryIt} ${styles[variant]}`}
    >
      <div className={styles.heading}>
        <SectionHeading id={id} title={title} lead={lead} />
      </div>
      <fieldset className={styles.choices}>
        <legend>{unbroken(legend)}</legend>
        {items.map(({ label }, n) => (
          <label key={label} className={styles.choice}>
            <input type="radio" name={id} value={n} defaultChecked={n === 0} aria-describedby={`${id}${n}`} />
            <span>{unbroken(label)}</span>
          </label>
        ))}
      </fieldset>
      <div className={`${choices.stack} ${choices.texts} ${styles.texts}`}>
        {items.map(({ label, text }, n) => (
          <p key={label} id={`${id}${n}`} className={styles.text}>
            {unbroken(text)}
          </p>
        ))}
      </div>
      <div className={`${choices.stack} ${styles.screens}`}>
        {items.map(({ label, mockup, image, viewsLegend, views }) => (
          <div key={label} className={`${choices.scope} ${styles.screen}`}>
            <ScreenOrViews {...{ views, mockup, image }} alt={label} frame={MockupPanel} />
            <ViewChoices legend={viewsLegend ?? label} views={views} />
          </div>
        ))}
      </div>
    </Section>
  );
}
