import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { MockupPanel } from '../shared/mockup-panel';
import type { IndicatorTableContent } from '../section-schemas.generated';
import styles from './indicator-table.module.css';

/**
 * A table of indicators with method and evidence, beside the mockup or image that shows them. On phones
 * each row is a block in which the cells have their labels beside them.
 */
export const IndicatorTable = ({ title, lead, columns, items, mockup, image }: IndicatorTableContent) => (
  <Section space="s" labelledBy="indicators">
    <SectionHeading id="indicators" title={title} lead={lead} />
    <div className={styles.layout}>
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
      <div className={styles.image}>
        <MockupPanel mockup={mockup} image={image} alt={title} />
      </div>
    </div>
  </Section>
);
