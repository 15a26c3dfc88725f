import { Breadcrumb, type Crumb } from '~/components/breadcrumb';
import { Section } from '~/components/section';
import { MockupPlate } from '../shared/mockup-plate';
import type { MockupName } from '../../mockups/mockup-names';
import styles from './story-hero.module.css';

export type StoryHeroContent = { title: string; lead: string; mockup: MockupName };

/** The top of a story or case study: its claim in large type, and its mockup. */
export function StoryHero({ title, lead, mockup, crumbs }: StoryHeroContent & { crumbs: readonly Crumb[] }) {
  return (
    <Section tone="forest" className={styles.hero}>
      <div>
        <Breadcrumb crumbs={crumbs} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.image}>
        <MockupPlate mockup={mockup} />
      </div>
    </Section>
  );
}
