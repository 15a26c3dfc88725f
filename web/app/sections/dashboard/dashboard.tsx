import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { Board, type BoardContent } from './board';
import styles from './dashboard.module.css';

export type DashboardContent = BoardContent & {
  id: string;
  title: string;
  lead: string;
  /** What the dashboard is good for. */
  items: readonly { title: string; text: string }[];
};

/** A sample dashboard with its static figures, and what it is good for. */
export const Dashboard = ({ id, title, lead, items, ...board }: DashboardContent) => (
  <Section id={id} tone="forest" labelledBy={`${id}-title`}>
    <SectionHeading id={`${id}-title`} title={title} lead={lead} />
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
