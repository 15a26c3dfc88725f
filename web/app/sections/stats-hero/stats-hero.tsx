import type { Action } from '~/components/action-link';
import { ButtonLink } from '~/components/button-link';
import { Section } from '~/components/section';
import { type StatItem, StatList } from '~/components/stat';
import { SettlingDots } from '../shared/settling-dots';
import styles from './stats-hero.module.css';

export type StatsHeroContent = {
  title: string;
  lead: string;
  items: readonly StatItem[];
  action: Action;
};

const BARS = [1, 2, 2, 4, 5, 5, 7, 8, 9, 11, 12] as const;

/** The top of a page with stats below its title. */
export const StatsHero = ({ title, lead, items, action }: StatsHeroContent) => (
  <Section tone="forest" labelledBy="solutions-hero">
    <div className={styles.top}>
      <div>
        <h1 id="solutions-hero" className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <ButtonLink to={action.to} look="on-dark" size="l">
          {action.label}
        </ButtonLink>
      </div>
      <SettlingDots columns={BARS} className={styles.dots} />
    </div>
    <StatList items={items} />
  </Section>
);
