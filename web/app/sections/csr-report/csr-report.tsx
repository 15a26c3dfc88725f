import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import styles from './csr-report.module.css';

export type CsrReportContent = {
  id: string;
  title: string;
  lead: string;
  source: string;
  reports: readonly { name: string; reader: string; text: string }[];
};

/** The Report section of the CSR page: one data source and the reports made from it. */
export const CsrReport = ({ id, title, lead, source, reports }: CsrReportContent) => (
  <Section id={id} labelledBy={`${id}-title`}>
    <SectionHeading id={`${id}-title`} title={title} lead={lead} />
    <div className={styles.fan}>
      <p className={styles.source}>
        <span>{source}</span>
      </p>
      <ul className={styles.reports}>
        {reports.map(({ name, reader, text }) => (
          <li key={name} className={styles.report}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.reader}>{reader}</p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </Section>
);
