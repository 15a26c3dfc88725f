import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { type ElementType, type ReactNode, useEffect, useId, useRef } from 'react';
import { ActionLink } from '~/components/button';
import { EmptyState } from '~/components/status';
import { headline, unbroken } from '~/components/line-breaks';
import { Section, SectionHeading } from '~/components/section';
import type from '~/components/type.module.css';
import { revealOnScroll } from '~/lib/page-scripts';
import choices from '../shared/views.module.css';
import { PictureOrViews, ViewChoices } from '../shared/views';
import type { RowItem, RowsContent } from '../section-schemas.generated';
import bands from './bands.module.css';
import styles from './rows.module.css';

/**
 * Rows of a text and a picture, on alternating sides. `bands`: each row has the full width of the window. With `reveal`
 * it asks a question, and appears on scroll, blurred at first, as if it were loading. `stack`: panels that slide over each
 * other, each in its own colour. The lower edge of a band or a panel cuts its picture. A row with views has a choice
 * between them. `empty` is the note for an empty list.
 */
export function Rows(content: RowsContent) {
  const { variant, tone, title, lead, items, action, empty } = content;
  const heading = useId();
  if (variant === 'bands' && items.length > 0) return <Bands {...content} />;
  return (
    <Section tone={tone} labelledBy={title && heading} className={styles.section}>
      {title && <SectionHeading id={heading} title={title} lead={lead} split />}
      {empty && items.length === 0 && <EmptyState title={empty} />}
      <ol className={styles.stack}>
        {items.map((item) => (
          <li key={item.title} id={item.anchor} className={`${choices.scope} ${styles.panel}`} data-hue={item.hue}>
            <Copy {...item} level={title ? 'h3' : 'h2'} />
            <RowPicture {...item} />
          </li>
        ))}
      </ol>
      <More action={action} />
    </Section>
  );
}

function Bands({ tone = 'forest', reveal = false, title, lead, items, action }: RowsContent) {
  const heading = useId();
  const chapter = title && (
    <div className={bands.chapter}>
      <h2 id={heading}>{headline(title)}</h2>
      {lead && <p>{unbroken(lead)}</p>}
    </div>
  );
  const head = title && <SectionHeading id={heading} title={title} lead={lead} />;
  return (
    <section aria-labelledby={title && heading} className={bands.bands} data-reveals={reveal || undefined}>
      {items.map((item, place) => {
        const isFirst = place === 0;
        return (
          <div
            key={item.title}
            className={bands.band}
            data-tone={item.tone ?? tone}
            data-side={place % 2 === Number(reveal) ? 'right' : 'left'}
          >
            {reveal && isFirst && chapter}
            <Band {...item} level={title ? 'h3' : 'h2'} reveal={reveal} head={!reveal && isFirst && head} />
            {place === items.length - 1 && <More action={action} />}
          </div>
        );
      })}
    </section>
  );
}

type CopyProps = RowItem & {
  level: 'h2' | 'h3';
  asks?: boolean;
  showsLegend?: boolean;
  head?: ReactNode;
  className?: string;
};

function Band({ reveal, ...item }: CopyProps & { reveal: boolean }) {
  const element = useRef<HTMLElement>(null);
  // The page of a first visit has been marked before.
  useEffect(() => {
    if (element.current?.dataset.reveal === '') revealOnScroll([element.current]);
  }, []);
  return (
    <article
      ref={element}
      id={item.anchor}
      className={`${choices.scope} ${bands.row}`}
      data-reveal={reveal ? '' : undefined}
      suppressHydrationWarning
    >
      <Copy {...item} className={bands.copy} asks={reveal} showsLegend />
      {/* Pictures without a background leave before the next one appears, as texts do. */}
      <RowPicture {...item} className={`${bands.picture} ${reveal ? choices.texts : ''}`} />
    </article>
  );
}

function Copy({ level: Title, asks, showsLegend, head, className = '', ...item }: CopyProps) {
  const id = useId();
  const { label, subtitle, title, text, points, action, viewsLegend, views } = item;
  return (
    <div className={`${choices.head} ${styles.copy} ${className}`}>
      {head}
      {label && (
        <p className={styles.label}>
          {unbroken(label)}
          {subtitle && <span className={styles.subtitle}> {unbroken(subtitle)}</span>}
        </p>
      )}
      {asks ? <Question as={Title} text={title} /> : <Title className={type.large}>{unbroken(title)}</Title>}
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point.text}>{unbroken(point.text)}</li>
          ))}
        </ul>
      )}
      <p className={type.text}>{unbroken(text)}</p>
      {action && (
        <p>
          <ActionLink action={action} variant="secondary" icon={<IconArrowRight size={18} aria-hidden="true" />} />
        </p>
      )}
      <ViewChoices {...{ id, views, showsLegend }} legend={viewsLegend ?? title} />
    </div>
  );
}

const RowPicture = ({ picture, views, title, className = '' }: RowItem & { className?: string }) =>
  (picture || views.length > 0) && (
    <PictureOrViews {...{ picture, views }} alt={title} className={`${styles.picture} ${className}`} />
  );

const More = ({ action }: Pick<RowsContent, 'action'>) =>
  action && (
    <p className={styles.more}>
      <ActionLink action={action} variant="secondary" />
    </p>
  );

/**
 * A heading, large. If it is a question, a line marks its last word, with the word before it if the last one is short.
 */
export function Question({ as: Element, text }: { as: ElementType; text: string }) {
  const [, start, end] = /^(|.*? )(\S+ \S{1,3}|\S+)\?$/.exec(text) ?? [];
  return (
    <Element className={bands.question}>
      {end ? (
        <>
          {start}
          <span className={bands.end}>{end}</span>?
        </>
      ) : (
        unbroken(text)
      )}
    </Element>
  );
}
