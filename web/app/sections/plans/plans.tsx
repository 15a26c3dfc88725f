import { useId } from 'react';
import { type Action, ActionLink } from '~/components/action-link';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import styles from './plans.module.css';

/** A price and its unit. */
export type Price = { amount: string; per: string };
export type Plan = {
  name: string;
  summary: string;
  prices: readonly [Price, ...Price[]];
  action: Action;
};
/** One row of the comparison. */
export type PlanAspect = { name: string; hosted: string; selfHosted: string };
export type PlansContent = {
  lead: string;
  hosted: Plan;
  selfHosted: Plan;
  aspects: readonly PlanAspect[];
  note?: string;
};

/** 'Flexible Solutions': a table that compares hosted (SaaS or licence) and self-hosted plans. */
export function Plans({ lead, hosted, selfHosted, aspects, note }: PlansContent) {
  const heading = useId();
  return (
    <Section labelledBy={heading}>
      <SectionHeading id={heading} title="Flexible Solutions" lead={lead} />
      <table className={styles.table} aria-labelledby={heading}>
        <thead>
          <tr>
            <td />
            {[hosted, selfHosted].map(({ name, summary }) => (
              <th key={name} scope="col">
                <span className={styles.name}>{name}</span>
                <span className={styles.summary}>{summary}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Price</th>
            <PriceCell plan={hosted} />
            <PriceCell plan={selfHosted} />
          </tr>
          {aspects.map((aspect) => (
            <tr key={aspect.name}>
              <th scope="row">{aspect.name}</th>
              <td>{aspect.hosted}</td>
              <td>{aspect.selfHosted}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {[hosted, selfHosted].map(({ name, action }, index) => (
              <td key={name}>
                <ActionLink action={action} look={index === 0 ? 'primary' : 'secondary'} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {note && <p className={styles.note}>{note}</p>}
    </Section>
  );
}

const PriceCell = ({ plan: { prices } }: { plan: Plan }) => (
  <td>
    <ul className={styles.priceList} data-single={prices.length === 1}>
      {prices.map(({ amount, per }) => (
        <li key={per}>
          <span className={styles.amount}>{amount}</span> <span className={styles.per}>{per}</span>
        </li>
      ))}
    </ul>
  </td>
);
