import { useId } from 'react';
import { ActionLink } from '~/components/action-link';
import { Breadcrumb, type Crumb } from '~/components/breadcrumb';
import { Mark } from '~/components/mark';
import { Section } from '~/components/section';
import { unbroken } from '~/components/unbroken';
import { AnswerTargets, HotspotTargets } from '~/mockups/kit/hotspot-targets';
import type { MockupName } from '~/mockups/mockup-names';
import choices from '../shared/choices.module.css';
import { MockupPlate } from '../shared/mockup-plate';
import { inputId, ScreenOrViews, ViewChoices } from '../shared/views';
import type { ProductHeroContent } from '../section-schemas.generated';
import styles from './product-hero.module.css';

type Props = ProductHeroContent & { crumbs?: readonly Crumb[] };

/** Mockups with a part that plays their opening again, and the name of its box for the keyboard and screen readers. */
const AGAIN: Partial<Record<MockupName, string>> = {
  'surve-r-record': 'Yes, that is right. Play again how the answer is sent and approved',
};

/**
 * The top of a product page: name, title, lead, two buttons, mockup or image, facts and a third action. A click on the
 * mockup opens `mockupTo`. On phones the facts are below the mockup, which starts in the first screen. Views replace the
 * mockup by a choice. Answers are parts of the mockup that choose what it shows: their radio buttons are not visible.
 */
export function ProductHero(props: Props) {
  const {
    name,
    crumbs,
    title,
    lead,
    actions,
    items,
    mockup,
    image,
    mockupTo,
    viewsLegend,
    views,
    answersLegend,
    answers,
  } = props;
  const [first, second, third] = actions;
  const id = useId();
  const answersId = `${id}-answer`;
  const again = mockup && !image && !mockupTo && views.length === 0 ? AGAIN[mockup] : undefined;
  return (
    <Section tone="hue" className={`${choices.scope} ${styles.hero}`}>
      {crumbs && (
        <div className={styles.trail}>
          <Breadcrumb crumbs={crumbs} />
        </div>
      )}
      <div className={styles.copy}>
        <h1 className={styles.title}>
          <span className={styles.name}>
            <Mark width="0.9em" height="0.9em" />
            {unbroken(name)}
          </span>{' '}
          {unbroken(title)}
        </h1>
        {lead && <p className={styles.lead}>{unbroken(lead)}</p>}
        <p className={styles.actions}>
          {first && <ActionLink action={first} size="l" />}
          {second && <ActionLink action={second} size="l" variant="secondary" />}
        </p>
      </div>
      <ViewChoices {...{ id, views }} legend={viewsLegend} />
      <HotspotTargets value={again && mockup ? { [mockup]: `${id}-again` } : {}}>
        <AnswerTargets value={answers.map((_, n) => inputId(answersId, n))}>
          <ScreenOrViews
            {...{ id, views, mockup, image }}
            alt={name}
            link={mockupTo ? { to: mockupTo, name: `${name} prototype` } : undefined}
            frame={MockupPlate}
            className={styles.image}
            opening
          >
            {again && (
              <input type="checkbox" id={`${id}-again`} className="visually-hidden" aria-label={again} data-again />
            )}
            {answers.length > 0 && (
              <div className="visually-hidden" data-answers>
                <ViewChoices
                  id={answersId}
                  legend={answersLegend ?? 'Answer'}
                  views={answers.map(({ text }) => ({ label: text }))}
                />
              </div>
            )}
          </ScreenOrViews>
        </AnswerTargets>
      </HotspotTargets>
      <div className={styles.more}>
        <ul className={styles.facts}>
          {items.map(({ text }) => (
            <li key={text}>{unbroken(text)}</li>
          ))}
        </ul>
        {third && (
          <p className={styles.third}>
            <ActionLink action={third} variant="quiet" />
          </p>
        )}
      </div>
    </Section>
  );
}
