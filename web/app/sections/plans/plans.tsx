import { useId } from 'react';
import { ActionLink } from '~/components/action-link';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import type { PlanItem, PlansContent } from '../section-schemas.generated';
import styles from './plans.module.css';
import halves from './plan-halves.module.css';

/** The first row. */
const PRICE = 'Price';

/**
 * A table that compares the hosted plan (SaaS or licence) with the self-hosted one. `halves`: the half of the hosted plan
 * has the colour of the page.
 */
export function Plans({ title, subtitle, variant, lead, hosted, selfHosted, items, note }: PlansContent) {
  const heading = useId();
  const isHalves = variant === 'halves';
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
                variant={index === 0 ? (isHalves ? 'on-dark' : 'primary') : 'secondary'}
              />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
  return (
    <Section labelledBy={heading} className={isHalves ? halves.section : undefined}>
      <SectionHeading id={heading} title={title} subtitle={subtitle} lead={lead} split={isHalves} />
      {isHalves ? <div className={halves.frame}>{table}</div> : table}
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
