import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import type { DashboardContent } from '../section-schemas.generated';
import { Board } from './board';
import styles from './dashboard.module.css';

/** A sample dashboard with its static figures, and what it is good for. */
export const Dashboard = ({ anchor, title, lead, items, ...board }: DashboardContent) => (
  <Section id={anchor} tone="forest" labelledBy={`${anchor}-title`}>
    <SectionHeading id={`${anchor}-title`} title={title} lead={lead} />
    <Board {...board} />
    <dl className={styles.items}>
      {items.map((item) => (
        <div key={item.title}>
          <dt>{item.title}</dt>
          <dd>{item.text}</dd>
        </div>
      ))}
    </dl>
  </Section>
);
