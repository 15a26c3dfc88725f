import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { Panel } from '../shared/panel';
import type { IndicatorTableContent } from '../section-schemas.generated';
import styles from './indicator-table.module.css';

/**
 * A table of indicators with method and evidence, beside a picture that shows them. On phones
 * each row is a block in which the cells have their labels beside them.
 */
export const IndicatorTable = ({ title, lead, columns, items, picture }: IndicatorTableContent) => (
  <Section space="s" labelledBy="indicators">
    <SectionHeading id="indicators" title={title} lead={lead} />
    <div className={picture && styles.layout}>
      <div className={styles.scroll} tabIndex={0} role="group" aria-labelledby="indicators">
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map(({ text }) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map(({ label, method, evidence }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  <span className={styles.label} aria-hidden="true">
                    {columns[1]?.text}
                  </span>
                  {method}
                </td>
                <td>
                  <span className={styles.label} aria-hidden="true">
                    {columns[2]?.text}
                  </span>
                  {evidence}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {picture && (
        <div className={styles.image}>
          <Panel picture={picture} alt={title} />
        </div>
      )}
    </div>
  </Section>
);
