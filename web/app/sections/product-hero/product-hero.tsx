import { type MouseEvent, useId } from 'react';
import { ActionLink } from '~/components/button';
import { Breadcrumb, type Crumb } from '~/components/breadcrumb';
import { Mark } from '~/components/wordmark';
import { Section } from '~/components/section';
import { unbroken } from '~/components/line-breaks';
import { OpeningInputs, type OpeningName } from '~/openings/parts';
import { ProductOpening } from '~/openings/product-opening';
import choices from '../shared/views.module.css';
import { inputId, PictureOrViews, ViewChoices } from '../shared/views';
import type { ProductHeroContent } from '../section-schemas.generated';
import styles from './product-hero.module.css';

/** The picture goes on to the right edge of the window. */
const SIZES = '(min-width: 62em) 60vw, 100vw';

type Props = ProductHeroContent & { crumbs?: readonly Crumb[] };

/** Openings with a part that plays them again, and the name of its box for the keyboard and screen readers. */
const AGAIN: Partial<Record<OpeningName, string>> = {
  'surve-r': 'Yes, that is right. Play again how the answer is sent and approved',
};

/**
 * The top of a product page: name, title, lead, two buttons, picture, facts and a third action. A click on the picture
 * opens `pictureTo`. Views replace the picture by a choice, without a link. `opening` replaces both by the animated opening of a product,
 * whose parts choose its answers: the radio buttons of these are not visible.
 */
export function ProductHero(props: Props) {
  const { name, crumbs, title, lead, actions, items, opening, picture, pictureTo, viewsLegend, views } = props;
  const [first, second, third] = actions;
  const id = useId();
  const screens = <PictureOrViews {...{ views, picture }} alt={name} first sizes={SIZES} />;
  return (
    <Section tone="hue" className={opening ? `${styles.hero} ${styles.opening} ${styles[opening]}` : styles.hero}>
      {crumbs && (
        <div>
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
      {opening ? (
        <Opening {...props} opening={opening} />
      ) : (
        <div className={`${choices.scope} ${styles.visual}`}>
          <ViewChoices {...{ id, views }} legend={viewsLegend} />
          {pictureTo && views.length === 0 ? (
            <a href={pictureTo} target="_blank" rel="noopener noreferrer">
              {screens}
              <span className="visually-hidden">Open the {name} prototype (opens in a new tab)</span>
            </a>
          ) : (
            screens
          )}
        </div>
      )}
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

/** A press on a part chooses its radio button here: the browser would scroll to one that is outside of the window. */
function chooseInPlace(event: MouseEvent<HTMLElement>) {
  const radio = event.target instanceof Element && event.target.closest('label')?.control;
  if (!(radio instanceof HTMLInputElement) || radio.type !== 'radio' || radio === event.target) return;
  event.preventDefault();
  radio.focus({ preventScroll: true });
  radio.click();
}

/** An animated opening with its answers, and a box that plays it again. */
function Opening({ opening, answersLegend, answers }: ProductHeroContent & { opening: OpeningName }) {
  const id = useId();
  const again = AGAIN[opening];
  const inputs = { answers: answers.map((_, n) => inputId(id, n)), again: again && `${id}-again` };
  return (
    <div className={styles.visual} data-opening={opening} onClick={chooseInPlace}>
      {again && <input type="checkbox" id={inputs.again} className="visually-hidden" aria-label={again} data-again />}
      {answers.length > 0 && (
        <div className="visually-hidden" data-answers>
          <ViewChoices
            id={id}
            legend={answersLegend ?? 'Answer'}
            views={answers.map(({ text }) => ({ label: text }))}
          />
        </div>
      )}
      <OpeningInputs value={inputs}>
        <ProductOpening name={opening} />
      </OpeningInputs>
    </div>
  );
}
