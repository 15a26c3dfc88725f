import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { ActionLink } from '~/components/action-link';
import { Breadcrumb, type Crumb } from '~/components/breadcrumb';
import { Section } from '~/components/section';
import { MockupPlate } from '../shared/mockup-plate';
import type { ProductHeroContent } from '../section-schemas.generated';
import styles from './product-hero.module.css';

type Props = ProductHeroContent & { crumbs?: readonly Crumb[] };

/**
 * The top of a product page: name, title, lead, actions, facts and mockup or image. It has two buttons, and a third action below
 * them. A click on it opens `mockupTo`.
 */
export function ProductHero({ name, crumbs, title, lead, actions, items, mockup, image, mockupTo }: Props) {
  const [first, second, third] = actions;
  return (
    <Section tone="hue" className={styles.hero}>
      <div>
        {crumbs && <Breadcrumb crumbs={crumbs} />}
        <h1 className={styles.title}>
          <span className={styles.name}>{name}</span> {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
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
          {items.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <div className={styles.image}>
        <MockupPlate
          mockup={mockup}
          image={image}
          alt={name}
          first
          link={mockupTo ? { to: mockupTo, name: `${name} prototype` } : undefined}
        />
      </div>
    </Section>
  );
}
