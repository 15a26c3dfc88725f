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
  /** Opens the interactive prototype. */
  prototype: Action;
  /** If true, a click on the image opens the prototype too. */
  imageOpensPrototype?: boolean;
  /** A third action, such as the demo videos or the list of prototypes. */
  more?: Action;
  /** Three or four short facts for buyers. */
  items: readonly string[];
  mockup: MockupName;
};

type Props = ProductHeroContent & { name: string; crumbs: readonly Crumb[]; demo: Action };

/** The top of a product page: name, title, lead, actions, facts and mockup. */
export function ProductHero(props: Props) {
  const { name, crumbs, title, lead, demo, prototype, imageOpensPrototype, more, items, mockup } = props;
  return (
    <Section tone="hue" className={styles.hero}>
      <div>
        <Breadcrumb crumbs={crumbs} />
        <h1 className={styles.title}>
          <span className={styles.name}>{name}</span> {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>
          <ActionLink action={demo} size="l" />
          <ActionLink
            action={prototype}
            size="l"
            look="secondary"
            icon={<IconArrowUpRight size={20} aria-hidden="true" />}
          />
        </p>
        {more && (
          <p className={styles.more}>
            <ActionLink action={more} look="quiet" />
          </p>
        )}
        <ul className={styles.facts}>
          {items.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className={styles.image}>
        <MockupPlate
          mockup={mockup}
          link={imageOpensPrototype ? { to: prototype.to, name: `${name} prototype` } : undefined}
        />
      </div>
    </Section>
  );
}
