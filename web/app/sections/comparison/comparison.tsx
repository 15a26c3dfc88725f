import { useId } from 'react';
import { Link } from 'react-router-dom';
import { type Action, ActionLink } from '~/components/action-link';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import type { ProductHue } from '../product-rows/product-rows';
import styles from './comparison.module.css';

export type ComparisonContent = {
  title: string;
  lead: string;
  usualLabel: string;
  oursLabel: string;
  items: readonly { usual: string; ours: string }[];
  /** The products in the order of the data flow. */
  products: readonly { hue: ProductHue; label: string; text: string; to: string }[];
  action: Action;
};

/** The usual way compared with ours, links to the products, and a link to all of them. */
export function Comparison({ title, lead, usualLabel, oursLabel, items, products, action }: ComparisonContent) {
  const heading = useId();
  return (
    <Section tone="forest" labelledBy={heading}>
      <SectionHeading id={heading} title={title} lead={lead} />
      <table className={styles.contrasts}>
        <thead>
          <tr>
            <th scope="col">{usualLabel}</th>
            <th scope="col">{oursLabel}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((row) => (
            <tr key={row.ours}>
              <td>{row.usual}</td>
              <td>{row.ours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ol className={styles.badges}>
        {products.map(({ hue, label, text, to }) => (
          <li key={label}>
            <Link to={to} className={styles.badge} data-hue={hue}>
              <span className={styles.name}>{label}</span>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ol>
      <ActionLink action={action} look="on-dark" size="l" />
    </Section>
  );
}
