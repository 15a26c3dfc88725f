import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { SampleDashboard, type SampleDashboardContent } from '../sample-dashboard/sample-dashboard';
import styles from './csr-manage.module.css';

export type CsrManageContent = {
  id: string;
  title: string;
  lead: string;
  points: readonly { title: string; text: string }[];
  dashboard: SampleDashboardContent;
};

/** The Manage section of the CSR page: the sample dashboard and its points. */
export const CsrManage = ({ id, title, lead, points, dashboard }: CsrManageContent) => (
  <Section id={id} tone="forest" labelledBy={`${id}-title`}>
    <SectionHeading id={`${id}-title`} title={title} lead={lead} />
    <SampleDashboard {...dashboard} />
    <dl className={styles.points}>
      {points.map((point) => (
        <div key={point.title}>
          <dt>{point.title}</dt>
          <dd>{point.text}</dd>
        </div>
      ))}
    </dl>
  </Section>
);
