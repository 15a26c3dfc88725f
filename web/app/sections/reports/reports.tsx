import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import styles from './reports.module.css';

export type ReportsContent = {
  id: string;
  title: string;
  lead: string;
  /** The name of the data from which every report is made. */
  source: string;
  /** `label` is the reader of the report. */
  items: readonly { title: string; label: string; text: string }[];
};

/** One source of data and the reports made from it. */
export const Reports = ({ id, title, lead, source, items }: ReportsContent) => (
  <Section id={id} labelledBy={`${id}-title`}>
    <SectionHeading id={`${id}-title`} title={title} lead={lead} />
    <div className={styles.fan}>
      <p className={styles.source}>
        <span>{source}</span>
      </p>
      <ul className={styles.reports}>
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
