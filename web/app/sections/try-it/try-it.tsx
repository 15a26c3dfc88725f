import { Fragment, useId } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import { AnswerTargets, HotspotTargets } from '~/mockups/kit/hotspot-targets';
import type { MockupName } from '~/mockups/mockup-names';
import choices from '../shared/choices.module.css';
import { MockupPanel } from '../shared/mockup-panel';
import { MockupPlate } from '../shared/mockup-plate';
import { inputId, ScreenOrViews, ViewChoices } from '../shared/views';
import { When } from '../shared/when';
import type { TryItContent } from '../section-schemas.generated';
import styles from './try-it.module.css';

/** The mockups whose answers are labels of the radio buttons of the section. */
const WITH_ANSWERS: ReadonlySet<MockupName> = new Set(['surve-r-hindi', 'surve-r-kannada', 'surve-r-english']);

/**
 * A question with choices, each with a text and a mockup. `list`: large choices below each other. `switch`: short ones in
 * one row, such as languages. CSS shows the text and the mockup of the checked choice, so it works without scripts. The
 * others are hidden from assistive technology too; the text of a choice is also its description. A choice can have views:
 * what follows from it, chosen below its screen. The text of a view replaces that of its choice. Parts of a mockup choose
 * too (mockups/kit/hotspot.tsx). Answers are a second choice that all screens share, so it stays when another one is
 * shown. Their radio buttons are visible only where a screen does not show the answers. `when` makes a `switch` a band of
 * the week (shared/week.css).
 */
export function TryIt({ title, when, variant = 'list', lead, legend, items, answersLegend, answers }: TryItContent) {
  const id = useId();
  const answerId = `${id}-answer`;
  const isBand = variant === 'switch' && when;
  const areOnScreens = items.every(({ mockup, image }) => mockup && !image && WITH_ANSWERS.has(mockup));
  const targets = Object.fromEntries(
    items.flatMap(({ mockup, image }, n) => (mockup && !image ? [[mockup, `${id}-choice-${n}`]] : [])),
  );
  return (
    <Section
      tone={variant === 'switch' ? 'hue' : 'paper'}
      labelledBy={id}
      className={`${choices.scope} ${styles.tryIt} ${styles[variant]} ${isBand ? 'week' : ''}`}
    >
      <div className={styles.heading}>
        {isBand && <When text={when} />}
        <SectionHeading id={id} title={title} lead={lead} />
      </div>
      <fieldset className={styles.choices}>
        <legend>{unbroken(legend)}</legend>
        {items.map(({ label }, n) => (
          <label key={label} className={styles.choice}>
            <input
              type="radio"
              id={`${id}-choice-${n}`}
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
      {answers.length > 0 && (
        <div className={areOnScreens ? `visually-hidden ${styles.onScreens}` : styles.answers} data-answers>
          <ViewChoices
            id={answerId}
            legend={answersLegend ?? 'Answer'}
            showsLegend={!areOnScreens}
            views={answers.map(({ text }) => ({ label: text }))}
          />
        </div>
      )}
      <div className={`${choices.stack} ${choices.texts} ${styles.texts}`}>
        {items.map((item, n) => {
          const texts = textsOf(item).map((text, m) => (
            <p key={m} id={`${id}${n}-${m}`} className={styles.text}>
              {unbroken(text)}
            </p>
          ));
          return texts.length > 1 ? (
            <div key={item.label} className={`${choices.stack} ${choices.texts}`}>
              {texts}
            </div>
          ) : (
            <Fragment key={item.label}>{texts}</Fragment>
          );
        })}
      </div>
      <div className={`${choices.stack} ${styles.screens} ${isBand ? 'week-screen' : ''}`}>
        {items.map((item, n) => (
          <div key={item.label} className={`${choices.scope} ${styles.screen}`}>
            <HotspotTargets value={targets}>
              <AnswerTargets value={answers.map((_, m) => inputId(answerId, m))}>
                <ScreenOrViews
                  id={`${id}${n}`}
                  views={item.views}
                  mockup={item.mockup}
                  image={item.image}
                  alt={item.label}
                  frame={isBand ? MockupPlate : MockupPanel}
                />
              </AnswerTargets>
            </HotspotTargets>
            <ViewChoices
              id={`${id}${n}`}
              legend={item.viewsLegend ?? item.label}
              showsLegend
              views={item.views}
              describedBy={textsOf(item).length > 1 ? `${id}${n}-` : undefined}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}

/** The texts of a choice: one for each view if a view has its own, which replaces that of the choice; else one. */
function textsOf({ text, views }: TryItContent['items'][number]): string[] {
  return views.some((view) => view.text) ? views.map((view) => view.text || text) : [text];
}
