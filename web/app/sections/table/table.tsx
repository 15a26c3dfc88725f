import { useId } from 'react';
import { Panel, Split } from '~/components/layout';
import { Section, SectionHeading } from '~/components/section';
import type { TableContent } from '../section-schemas.generated';
import styles from './table.module.css';

/**
 * A table of indicators with method and evidence, beside a picture that shows them. On phones
 * each row is a block in which the cells have their labels beside them.
 */
export function Table({ title, lead, columns, items, picture }: TableContent) {
  const heading = useId();
  return (
    <Section space="s" labelledBy={heading}>
      <SectionHeading id={heading} title={title} lead={lead} />
      <Split wide="first">
        <div className={styles.scroll} tabIndex={0} role="group" aria-labelledby={heading}>
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
        {picture && <Panel picture={picture} alt={title} />}
      </Split>
    </Section>
  );
}
