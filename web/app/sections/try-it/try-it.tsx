import { useId } from 'react';
import { Section, SectionHeading } from '~/components/section';
import type from '~/components/type.module.css';
import { unbroken } from '~/components/line-breaks';
import choices from '../shared/views.module.css';
import { PictureOrViews, ViewChoices } from '../shared/views';
import type { ChoiceItem, TryItContent } from '../section-schemas.generated';
import styles from './try-it.module.css';

/**
 * A question with choices, each with a text and a picture. `list`: large choices below each other. `switch`: short ones in
 * one row, such as languages. CSS shows the text and the picture of the checked choice, so it works without scripts. The
 * others are hidden from assistive technology too; the text of a choice is also its description. A choice can have views:
 * what follows from it, chosen below its picture. The text of a view replaces that of its choice. `when` is a line above
 * the title.
 */
export function TryIt({ title, when, variant = 'list', lead, legend, items }: TryItContent) {
  const id = useId();
  return (
    <Section
      tone={variant === 'switch' ? 'hue' : 'paper'}
      labelledBy={id}
      className={`${choices.scope} ${styles.tryIt} ${styles[variant]}`}
    >
      <div className={styles.heading}>
        {when && <p className={`${type.label} ${styles.when}`}>{unbroken(when)}</p>}
        <SectionHeading id={id} title={title} lead={lead} />
      </div>
      <fieldset className={styles.choices}>
        <legend className={variant === 'switch' ? type.label : type.name}>{unbroken(legend)}</legend>
        {items.map(({ label }, n) => (
          <label key={label} className={styles.choice}>
            <input
              type="radio"
              name={id}
              value={n}
              defaultChecked={n === 0}
              aria-labelledby={`${id}-label-${n}`}
              aria-describedby={`${id}${n}-0`}
            />
            <span id={`${id}-label-${n}`}>{unbroken(label)}</span>
          </label>
        ))}
      </fieldset>
      <div className={`${choices.stack} ${styles.answers}`}>
        {items.map((item, n) => (
          <div key={item.label} className={`${choices.scope} ${styles.answer}`}>
            <Texts id={`${id}${n}`} texts={textsOf(item)} />
            {(item.picture || item.views.length > 0) && (
              // The choice of the views is that of the pictures in it, and that of the texts beside it.
              <div className={`${choices.scope} ${choices.head} ${styles.screen}`}>
                <PictureOrViews views={item.views} picture={item.picture} alt={item.label} className={styles.picture} />
                <ViewChoices
                  id={`${id}${n}`}
                  legend={item.viewsLegend ?? item.label}
                  showsLegend
                  views={item.views}
                  describedBy={textsOf(item).length > 1 ? `${id}${n}-` : undefined}
                />
              </div>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}

/** One text, or one for each view, of which CSS shows that of the chosen view. */
function Texts({ id, texts }: { id: string; texts: readonly string[] }) {
  const shown = texts.map((text, n) => (
    <p key={n} id={`${id}-${n}`} className={texts.length > 1 ? undefined : styles.text}>
      {unbroken(text)}
    </p>
  ));
  return texts.length > 1 ? <div className={`${choices.stack} ${choices.texts} ${styles.text}`}>{shown}</div> : shown;
}

/** The texts of a choice: one for each view if a view has its own, which replaces that of the choice; else one. */
function textsOf({ text, views }: ChoiceItem): string[] {
  return views.some((view) => view.text) ? views.map((view) => view.text || text) : [text];
}
