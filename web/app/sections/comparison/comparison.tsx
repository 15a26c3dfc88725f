import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ActionLink } from '~/components/action-link';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import type { ComparisonContent } from '../section-schemas.generated';
import { productSamples } from './product-samples';
import styles from './comparison.module.css';

/**
 * The usual way compared with ours, links to the products, and a link to all of them. The links show one record on its
 * way through the products.
 */
export function Comparison({ title, lead, usualLabel, oursLabel, items, products, action }: ComparisonContent) {
  const heading = useId();
  return (
    <Section space="l" tone="forest" labelledBy={heading} className={styles.section}>
      <SectionHeading id={heading} title={title} lead={lead} split />
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
              <td>{unbroken(row.usual)}</td>
              <td>{unbroken(row.ours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ol className={styles.badges}>
        {products.map(({ hue, label, text, to }) => (
          <li key={label}>
            <Link to={to} className={styles.badge} data-hue={hue}>
              <span className={styles.name}>{unbroken(label)}</span>
              <span className={styles.text}>{unbroken(text)}</span>
              <span className={styles.sample} aria-hidden="true">
                <span>{productSamples[hue].label}</span>
                <b>{productSamples[hue].value}</b>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <ActionLink action={action} variant="on-dark" size="l" />
    </Section>
  );
}
