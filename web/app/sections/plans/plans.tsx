import { useId } from 'react';
import { ActionLink } from '~/components/action-link';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import { MockupOrImage } from '../shared/mockup-or-image';
import { MockupStyles } from '../shared/mockup-styles';
import { Stylesheet } from '../shared/stylesheet';
import type { PlanItem, PlansContent } from '../section-schemas.generated';
import styles from './plans.module.css';
import halvesStyles from './plan-halves.css?url';
import wallStyles from './wall.css?url';

/** The first row. */
const PRICE = 'Price';

/**
 * A table that compares the hosted plan (SaaS or licence) with the self-hosted one, with a mockup or an image: the left
 * half of it is about the hosted plan, the right half about the self-hosted one. `panel`: the visual above the table in
 * one frame, whose halves are of two colours (plan-halves.css). `band`: above the table on the colour of the page; a rope of
 * the section above leads to it. `below`: the table below it without a frame, and its left half goes on to the edge of
 * the window (wall.css).
 */
export function Plans({
  title,
  subtitle,
  variant,
  lead,
  hosted,
  selfHosted,
  items,
  note,
  mockup,
  image,
}: PlansContent) {
  const heading = useId();
  const visual = { mockup, image };
  const hasVisual = Boolean(mockup ?? image);
  const layout = hasVisual ? (variant ?? 'panel') : undefined;
  const isBelow = layout === 'below';
  const isPanel = layout === 'panel';
  const drawing = hasVisual && (
    <div className={`${styles.visual} rope-end`}>
      <MockupStyles {...visual} />
      <MockupOrImage {...visual} alt={subtitle ?? title} sizes="(min-width: 84em) 75rem, 92vw" />
    </div>
  );
  const table = (
    <table className={styles.table} aria-labelledby={heading}>
      <thead>
        <tr>
          <td />
          {[hosted, selfHosted].map((plan) => (
            <th key={plan.title} scope="col">
              <span className={styles.name}>{plan.title}</span>
              <span className={styles.summary}>{unbroken(plan.text)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{PRICE}</th>
          <PriceCell plan={hosted} label={PRICE} />
          <PriceCell plan={selfHosted} label={PRICE} />
        </tr>
        {items.map((aspect) => (
          <tr key={aspect.label}>
            <th scope="row">{aspect.label}</th>
            <td data-label={aspect.label}>{unbroken(aspect.hosted)}</td>
            <td data-label={aspect.label}>{unbroken(aspect.selfHosted)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          {[hosted, selfHosted].map((plan, index) => (
            <td key={plan.title}>
              <ActionLink
                action={plan.action}
                variant={index === 0 ? (isPanel ? 'on-dark' : 'primary') : 'secondary'}
              />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
  return (
    <Section
      tone={layout === 'band' ? 'hue' : 'paper'}
      labelledBy={heading}
      className={layout === 'band' ? 'takes-rope' : undefined}
    >
      <SectionHeading id={heading} title={title} subtitle={subtitle} lead={lead} split={isPanel || layout === 'band'} />
      {isBelow && <Stylesheet href={wallStyles} />}
      {isPanel && <Stylesheet href={halvesStyles} />}
      <div
        className={
          isBelow ? `${styles.panel} walled` : isPanel ? `${styles.panel} plan-halves` : layout && styles[layout]
        }
      >
        {drawing}
        {table}
      </div>
      {note && <p className={styles.note}>{unbroken(note)}</p>}
    </Section>
  );
}

/** Keeps a range such as 10k–40k on one line. */
const withRanges = (label: string) =>
  label.split(/(\S*–\S*)/).map((part, n) =>
    n % 2 ? (
      <span key={part} className={styles.range}>
        {part}
      </span>
    ) : (
      part
    ),
  );

const PriceCell = ({ plan: { prices }, label }: { plan: PlanItem; label: string }) => (
  <td data-label={label}>
    <ul className={styles.priceList}>
      {prices.map(({ value, label }) => (
        <li key={label}>
          <span className={/\d/.test(value) ? styles.amount : styles.quote}>{value}</span>{' '}
          <span className={styles.per}>{withRanges(label)}</span>
        </li>
      ))}
    </ul>
  </td>
);
