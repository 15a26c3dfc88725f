import { type ComponentType, type ReactNode, useEffect, useId, useRef } from 'react';
import { ActionLink } from '~/components/action-link';
import { EmptyState } from '~/components/empty-state';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import { revealOnScroll } from '~/lib/reveal-on-scroll';
import choices from '../shared/choices.module.css';
import { MockupPanel } from '../shared/mockup-panel';
import { MockupPlate, type MockupPlateProps } from '../shared/mockup-plate';
import { Question, QuestionChapter } from '../shared/question';
import { ScreenOrViews, ViewChoices } from '../shared/views';
import { When } from '../shared/when';
import type { FeatureItem, FeatureRowsContent } from '../section-schemas.generated';
import styles from './feature-rows.module.css';

/**
 * Rows of a text and a mockup or an image, on alternating sides. `plain`: bands of the full window width, each with a
 * moment of the week (shared/week.css); the first one has the heading too. `reveal`: bands of the full window width, each
 * with a question (shared/question.tsx) beside its mockup, that appear on scroll, blurred at first, as if they were
 * loading. The first one is dark. `panels`: tiles, each with the mockup on a coloured panel and its points as figures. A row with
 * views has a choice between them: below the text of a band, above the screen of `reveal`, below that of a tile. `empty`
 * is the note for an empty list.
 */
export function FeatureRows(content: FeatureRowsContent) {
  const { variant, title, lead, items, empty = '' } = content;
  const heading = useId();
  if (variant === 'reveal' && items.length > 0) return <RevealRows {...content} />;
  const Row = variant === 'panels' ? PanelRow : PlainRow;
  const isWeek = variant === 'plain' && items.length > 0;
  const head = title && <SectionHeading id={heading} title={title} lead={lead} />;
  return (
    <Section
      tone={isWeek ? 'hue' : 'paper'}
      labelledBy={title && heading}
      className={isWeek ? 'week-bands' : undefined}
    >
      {!isWeek && head}
      {items.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <div className={styles[variant]}>
          {items.map((item, index) => (
            <Row key={item.title} index={index} head={isWeek && index === 0 && head} {...item} />
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

function RevealRows({ title, lead, items, action }: FeatureRowsContent) {
  const heading = useId();
  return items.map((item, place) => (
    <div key={item.title} className={styles.band} data-band={place === 0 ? 'dark' : 'light'}>
      <Section tone={place === 0 ? 'forest' : 'paper'} labelledBy={place === 0 && title ? heading : undefined}>
        {place === 0 && title && <QuestionChapter id={heading} title={title} lead={lead} />}
        <RevealRow {...item} side={place % 2 ? 'right' : 'left'} />
        {place === items.length - 1 && <More action={action} />}
      </Section>
    </div>
  ));
}

type CopyProps = Pick<FeatureItem, 'title' | 'text' | 'points'> & {
  /** Below a question. */
  when?: FeatureItem['when'];
  className?: string | undefined;
  /** Above the title. */
  before?: ReactNode;
  asks?: boolean;
  children?: ReactNode;
};

const Copy = ({ title, when, text, points, className = styles.copy, before, asks, children }: CopyProps) => (
  <div className={className}>
    {before}
    {asks ? <Question as="h3" text={title} /> : <h3 className={styles.title}>{unbroken(title)}</h3>}
    {when && <p className={styles.when}>{unbroken(when)}</p>}
    <p className={styles.text}>{unbroken(text)}</p>
    {points.length > 0 && (
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point.text}>{point.text}</li>
        ))}
      </ul>
    )}
    {children}
  </div>
);

type ScreenProps = Pick<FeatureItem, 'title' | 'mockup' | 'image' | 'viewsLegend' | 'views'> & {
  frame: ComponentType<MockupPlateProps>;
  choicesFirst?: boolean;
};

/** The mockup or image of a row, or its views with their choice. */
function Screen({ title, mockup, image, viewsLegend, views, frame, choicesFirst }: ScreenProps) {
  const id = useId();
  const choice = <ViewChoices {...{ id, views }} legend={viewsLegend ?? title} showsLegend />;
  return (
    <>
      {choicesFirst && choice}
      <ScreenOrViews {...{ id, views, mockup, image, frame }} alt={title} />
      {!choicesFirst && choice}
    </>
  );
}

type RowProps = FeatureItem & { index: number; head: ReactNode };

/** A band. The first one is dark, and has the heading of the section. */
function PlainRow({ index, head, when, title, text, points, mockup, image, viewsLegend, views }: RowProps) {
  const id = useId();
  return (
    <article className={`${choices.scope} week`} data-tone={index === 0 ? 'forest' : 'deep'}>
      {head && <div className="week-head">{head}</div>}
      <Copy {...{ title, text, points }} className={`${choices.head} week-copy`} before={<When text={when} />}>
        <ViewChoices {...{ id, views }} legend={viewsLegend ?? title} showsLegend />
      </Copy>
      <ScreenOrViews {...{ id, views, mockup, image }} alt={title} frame={MockupPlate} className="week-screen" />
    </article>
  );
}

function RevealRow({ side, ...item }: FeatureItem & { side: 'left' | 'right' }) {
  const element = useRef<HTMLElement>(null);
  // The page of a first visit has been marked before.
  useEffect(() => {
    if (element.current?.dataset.reveal === '') revealOnScroll([element.current]);
  }, []);
  return (
    <article ref={element} className={styles.row} data-reveal="" data-side={side} suppressHydrationWarning>
      <Copy {...item} asks />
      <div className={`${choices.scope} ${styles.image}`}>
        <Screen {...item} frame={MockupPlate} choicesFirst />
      </div>
    </article>
  );
}

/** A tile. Every second one is dark, with its image on the other side. */
const PanelRow = ({ index, ...item }: RowProps) => (
  <article id={item.anchor} className={styles.tile} data-tone={index % 2 ? 'forest' : 'surface'}>
    <div className={`${choices.scope} ${styles.image}`}>
      <Screen {...item} frame={MockupPanel} />
    </div>
    <div className={styles.copy}>
      <h2 className={styles.title}>{unbroken(item.title)}</h2>
      {item.points.map((point) => (
        <Figure key={point.text} text={point.text} />
      ))}
      <p className={styles.text}>{unbroken(item.text)}</p>
      {item.action && <ActionLink action={item.action} variant="secondary" />}
    </div>
  </article>
);

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
