import { Breadcrumb, type Crumb } from '~/components/breadcrumb';
import { ButtonLink } from '~/components/button-link';
import { headline } from '~/components/headline';
import { Section } from '~/components/section';
import { StatList } from '~/components/stat';
import { SettlingDots } from '../shared/settling-dots';
import type { StatsHeroContent } from '../section-schemas.generated';
import styles from './stats-hero.module.css';

const BARS = [1, 2, 2, 4, 5, 5, 7, 8, 9, 11, 12] as const;

type Props = StatsHeroContent & { crumbs?: readonly Crumb[] };

/** The top of a page with stats below its title. */
export const StatsHero = ({ title, lead, items, action, crumbs }: Props) => (
  <Section tone="forest" labelledBy="solutions-hero">
    <div className={styles.top}>
      <div className={styles.copy}>
        {crumbs && (
          <div className={styles.crumbs}>
            <Breadcrumb crumbs={crumbs} />
          </div>
        )}
        <h1 id="solutions-hero" className={styles.title}>
          {headline(title)}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {action && (
          <p className={styles.action}>
            <ButtonLink to={action.to} variant="on-dark" size="l">
              {action.label}
            </ButtonLink>
          </p>
        )}
      </div>
      <SettlingDots columns={BARS} className={styles.dots} />
    </div>
    <StatList items={items} />
  </Section>
);
