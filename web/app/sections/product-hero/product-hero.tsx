import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { type Action, ActionLink } from '~/components/action-link';
import { Breadcrumb, type Crumb } from '~/components/breadcrumb';
import { Section } from '~/components/section';
import { MockupPlate } from '../shared/mockup-plate';
import type { MockupName } from '../../mockups/mockup-names';
import styles from './product-hero.module.css';

export type ProductHeroContent = {
  title: string;
  lead: string;
  /** Two buttons, and a third action below them. */
  actions: readonly Action[];
  /** Three or four short facts for buyers. */
  items: readonly string[];
  mockup: MockupName;
  /** The URL that a click on the mockup opens. */
  mockupTo?: string;
};
type Props = ProductHeroContent & { name: string; crumbs: readonly Crumb[] };

/** The top of a product page: name, title, lead, actions, facts and mockup. */
export function ProductHero({ name, crumbs, title, lead, actions, items, mockup, mockupTo }: Props) {
  const [first, second, third] = actions;
  return (
    <Section tone="hue" className={styles.hero}>
      <div>
        <Breadcrumb crumbs={crumbs} />
        <h1 className={styles.title}>
          <span className={styles.name}>{name}</span> {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>
          {first && <ActionLink action={first} size="l" />}
          {second && (
            <ActionLink
              action={second}
              size="l"
              look="secondary"
              icon={<IconArrowUpRight size={20} aria-hidden="true" />}
            />
          )}
        </p>
        {third && (
          <p className={styles.more}>
            <ActionLink action={third} look="quiet" />
          </p>
        )}
        <ul className={styles.facts}>
          {items.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className={styles.image}>
        <MockupPlate mockup={mockup} link={mockupTo ? { to: mockupTo, name: `${name} prototype` } : undefined} />
      </div>
    </Section>
  );
}
