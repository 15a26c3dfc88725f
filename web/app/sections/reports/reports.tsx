import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { useReveal } from '~/lib/use-reveal';
import type { ReportsContent } from '../section-schemas.generated';
import styles from './reports.module.css';

/** One source of data and the reports made from it. The label of a report is its reader. A record runs to each report. */
export function Reports({ anchor, title, lead, source, items }: ReportsContent) {
  const { element, waiting } = useReveal<HTMLUListElement>();
  return (
    <Section id={anchor} labelledBy={`${anchor}-title`}>
      <SectionHeading id={`${anchor}-title`} title={title} lead={lead} />
      <div className={styles.fan}>
        <p className={styles.source}>{source}</p>
        <ul ref={element} className={styles.reports} data-waiting={waiting}>
          {items.map((report) => (
            <li key={report.title} className={styles.report}>
              <h3 className={styles.name}>{report.title}</h3>
              <p className={styles.reader}>{report.label}</p>
              <p className={styles.text}>{report.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
