import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ActionLink } from '~/components/button';
import { Section, SectionHeading } from '~/components/section';
import type from '~/components/type.module.css';
import { unbroken } from '~/components/line-breaks';
import type { ComparisonContent } from '../section-schemas.generated';
import styles from './comparison.module.css';

/**
 * Links to the products, the stations of one line. Then the usual way compared with ours, and a link to all products.
 */
export function Comparison({ title, lead, usualLabel, oursLabel, items, products, action }: ComparisonContent) {
  const heading = useId();
  return (
    <Section space="s" tone="forest" labelledBy={heading} className={styles.section}>
      <SectionHeading id={heading} title={title} lead={lead} split />
      <ol className={styles.stations}>
        {products.map(({ label, text, to }) => (
          <li key={label} className={styles.station}>
            <Link to={to}>
              <span className={styles.name}>{unbroken(label)}</span>
              <span className={`${type.text} ${styles.text}`}>{unbroken(text)}</span>
            </Link>
          </li>
        ))}
      </ol>
      <table className={styles.contrasts}>
        <thead>
          <tr>
            <th scope="col" className={styles.usual}>
              {usualLabel}
            </th>
            <th scope="col" className={styles.ours}>
              {oursLabel}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((row) => (
            <tr key={row.ours}>
              <td className={styles.usual}>{unbroken(row.usual)}</td>
              <td className={styles.ours}>{unbroken(row.ours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.action}>
        <ActionLink action={action} variant="on-dark" />
      </div>
    </Section>
  );
}
