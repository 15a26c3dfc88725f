import { type ReactNode, useId } from 'react';
import { ActionLink } from '~/components/button';
import { Section, SectionHeading } from '~/components/section';
import type from '~/components/type.module.css';
import { unbroken } from '~/components/line-breaks';
import type { PlanItem, PlansContent } from '../section-schemas.generated';
import styles from './plans.module.css';

/**
 * A table that compares the hosted plan (SaaS or licence) with the self-hosted one. `halves`: the half of the hosted plan
 * has the full colour of the page, else a light one.
 */
export function Plans({ title, subtitle, variant, lead, hosted, selfHosted, items, note }: PlansContent) {
  const heading = useId();
  return (
    <Section labelledBy={heading} className={styles.section}>
      <SectionHeading id={heading} title={title} subtitle={subtitle} lead={lead} split />
      <div className={styles.frame} data-variant={variant}>
        <table className={styles.table} aria-labelledby={heading}>
          <thead>
            <tr>
              <td className={styles.corner} />
              {[hosted, selfHosted].map((plan) => (
                <th key={plan.title} scope="col" className={plan === hosted ? styles.hosted : undefined}>
                  <span className={styles.name}>{plan.title}</span>
                  <span className={styles.summary}>{unbroken(plan.text)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row label="Price" hosted={<Prices {...hosted} />} selfHosted={<Prices {...selfHosted} />} />
            {items.map((aspect) => (
              <Row
                key={aspect.label}
                label={aspect.label}
                hosted={unbroken(aspect.hosted)}
                selfHosted={unbroken(aspect.selfHosted)}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td className={styles.corner} />
              <td className={styles.hosted}>
                <ActionLink action={hosted.action} variant={variant === 'halves' ? 'on-dark' : 'primary'} />
              </td>
              <td>
                <ActionLink action={selfHosted.action} variant="secondary" />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      {note && <p className={`${type.note} ${styles.note}`}>{unbroken(note)}</p>}
    </Section>
  );
}

const Row = ({ label, hosted, selfHosted }: { label: string; hosted: ReactNode; selfHosted: ReactNode }) => (
  <tr>
    <th scope="row">{label}</th>
    <td data-label={label} className={styles.hosted}>
      {hosted}
    </td>
    <td data-label={label}>{selfHosted}</td>
  </tr>
);

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

const Prices = ({ prices }: Pick<PlanItem, 'prices'>) => (
  <ul>
    {prices.map(({ value, label }) => (
      <li key={label}>
        <span className={styles.amount}>{value}</span> {withRanges(label)}
      </li>
    ))}
  </ul>
);
