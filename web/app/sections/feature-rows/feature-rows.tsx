import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ActionLink } from '~/components/action-link';
import { EmptyState } from '~/components/empty-state';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import { revealOnScroll } from '~/lib/reveal-on-scroll';
import choices from '../shared/choices.module.css';
import { Question, QuestionChapter } from '../shared/question';
import { PictureOrViews, ViewChoices } from '../shared/views';
import type { FeatureItem, FeatureRowsContent } from '../section-schemas.generated';
import styles from './feature-rows.module.css';

type Side = 'left' | 'right';

/**
 * Rows of a text and a picture, on alternating sides. `plain`: coloured bands of the full window width, of which the
 * first one is dark and has the heading too. `reveal`: bands of the full window width, each with a question
 * (shared/question.tsx) beside its picture, that appear on scroll, blurred at first, as if they were loading. The first
 * one is dark. `panels`: tiles, each with the picture on a coloured panel and its points as figures. A row with views has
 * a choice between them: below the text of a band, above the picture of `reveal`, below that of a tile. `empty` is the
 * note for an empty list.
 */
export function FeatureRows(content: FeatureRowsContent) {
  const { variant, title, lead, items, empty = '' } = content;
  const heading = useId();
  if (variant === 'reveal' && items.length > 0) return <RevealRows {...content} />;
  if (variant === 'plain' && items.length > 0) return <PlainRows {...content} />;
  return (
    <Section labelledBy={title && heading}>
      {title && <SectionHeading id={heading} title={title} lead={lead} />}
      {items.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <div className={styles.panels}>
          {items.map((item, place) => (
            <PanelRow key={item.title} {...item} tone={place % 2 ? 'forest' : 'surface'} />
          ))}
        </div>
      )}
      <More {...content} />
    </Section>
  );
}

const More = ({ action }: Pick<FeatureRowsContent, 'action'>) =>
  action && (
    <p className={styles.more}>
      <ActionLink action={action} variant="secondary" />
    </p>
  );

const hasPicture = ({ picture, views }: FeatureItem) => Boolean(picture) || views.length > 0;

function PlainRows({ title, lead, items, action }: FeatureRowsContent) {
  const heading = useId();
  return (
    <section aria-labelledby={title && heading}>
      {items.map((item, place) => (
        <PlainRow
          key={item.title}
          {...item}
          tone={place === 0 ? 'forest' : 'deep'}
          side={place % 2 ? 'left' : 'right'}
          head={place === 0 && title && <SectionHeading id={heading} title={title} lead={lead} />}
        >
          {place === items.length - 1 && <More action={action} />}
        </PlainRow>
      ))}
    </section>
  );
}

function RevealRows({ title, lead, items, action }: FeatureRowsContent) {
  const heading = useId();
  return items.map((item, place) => (
    <Section
      key={item.title}
      tone={place === 0 ? 'forest' : 'paper'}
      labelledBy={place === 0 && title ? heading : undefined}
      className={`${styles.band} ${place === 0 ? styles.dark : ''}`}
    >
      {place === 0 && title && <QuestionChapter id={heading} title={title} lead={lead} />}
      <RevealRow {...item} side={place % 2 ? 'right' : 'left'} />
      {place === items.length - 1 && <More action={action} />}
    </Section>
  ));
}

const Points = ({ points }: Pick<FeatureItem, 'points'>) =>
  points.length > 0 && (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point.text}>{point.text}</li>
      ))}
    </ul>
  );

type PlainRowProps = FeatureItem & { tone: 'forest' | 'deep'; side: Side; head: ReactNode; children: ReactNode };

function PlainRow({ tone, side, head, children, ...item }: PlainRowProps) {
  const id = useId();
  const { when, title, text, points, picture, viewsLegend, views } = item;
  return (
    <article className={`${choices.scope} ${styles.plain}`} data-tone={tone} data-side={side}>
      <div className={`${choices.head} ${styles.copy}`}>
        {head}
        {when && <p className={styles.when}>{unbroken(when)}</p>}
        <h3 className={styles.title}>{unbroken(title)}</h3>
        <p className={styles.text}>{unbroken(text)}</p>
        <Points points={points} />
        <ViewChoices {...{ id, views }} legend={viewsLegend ?? title} showsLegend />
        {children}
      </div>
      {hasPicture(item) && <PictureOrViews {...{ picture, views }} alt={title} className={styles.image} />}
    </article>
  );
}

function RevealRow({ side, ...item }: FeatureItem & { side: Side }) {
  const id = useId();
  const element = useRef<HTMLElement>(null);
  const { when, title, text, points, picture, viewsLegend, views } = item;
  // The page of a first visit has been marked before.
  useEffect(() => {
    if (element.current?.dataset.reveal === '') revealOnScroll([element.current]);
  }, []);
  return (
    <article ref={element} className={styles.row} data-reveal="" data-side={side} suppressHydrationWarning>
      <div>
        <Question as="h3" text={title} />
        {when && <p className={styles.when}>{unbroken(when)}</p>}
        <p className={styles.text}>{unbroken(text)}</p>
        <Points points={points} />
      </div>
      {hasPicture(item) && (
        <div className={`${choices.scope} ${styles.image}`}>
          <ViewChoices {...{ id, views }} legend={viewsLegend ?? title} showsLegend />
          {/* Pictures without a background leave before the next one appears, as texts do. */}
          <PictureOrViews {...{ picture, views }} alt={title} className={choices.texts} />
        </div>
      )}
    </article>
  );
}

function PanelRow({ tone, ...item }: FeatureItem & { tone: 'forest' | 'surface' }) {
  const id = useId();
  const { anchor, title, text, points, picture, action, viewsLegend, views } = item;
  return (
    <article id={anchor} className={styles.tile} data-tone={tone}>
      {hasPicture(item) && (
        <div className={`${choices.scope} ${styles.image}`}>
          <PictureOrViews {...{ picture, views }} alt={title} />
          <ViewChoices {...{ id, views }} legend={viewsLegend ?? title} showsLegend />
        </div>
      )}
      <div className={styles.copy}>
        <h2 className={styles.title}>{unbroken(title)}</h2>
        {points.map((point) => (
          <Figure key={point.text} text={point.text} />
        ))}
        <p className={styles.text}>{unbroken(text)}</p>
        {action && <ActionLink action={action} variant="secondary" />}
      </div>
    </article>
  );
}

/** A figure with its words: the numbers at the start are large. */
function Figure({ text }: { text: string }) {
  const [, figure, words = ''] = /^(\d+(?: of \d+)?)(.*)$/.exec(text) ?? [, '', text];
  return (
    <p className={styles.figure}>
      {figure && <b>{figure}</b>}
      {words}
    </p>
  );
}
