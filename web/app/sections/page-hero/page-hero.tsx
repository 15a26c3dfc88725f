import { ActionLink } from '~/components/action-link';
import { Breadcrumb, type Crumb } from '~/components/breadcrumb';
import { Section } from '~/components/section';
import { headline } from '~/components/headline';
import { Picture } from '~/components/picture';
import { Panel } from '../shared/panel';
import { SettlingDots } from '../shared/settling-dots';
import type { PageHeroContent } from '../section-schemas.generated';
import { PriceCards } from './price-cards';
import styles from './page-hero.module.css';

type Props = PageHeroContent & { crumbs?: readonly Crumb[] };

/** The last columns are 0 because a page with dots announces what is unfinished. */
const DOTS = [6, 8, 7, 9, 4, 2, 1, 0, 0] as const;

/**
 * The top of a page: breadcrumb, title, lead and actions. Beside the text: a picture, columns of dots or a list of links
 * that `label` names. Without them the text has the full width. `variant` is the background. The picture of a `story`
 * touches the lower edge. With `cards` the links stand below the text as cards with large values, on a dark background.
 */
export function PageHero({ variant, title, lead, actions, picture, dots, items, label, crumbs }: Props) {
  const isStory = variant === 'story';
  const isCards = variant === 'cards';
  const tone = isStory || isCards ? 'forest' : variant;
  const hasList = items.length > 0 && !isCards;
  const layout = isStory ? styles.story : styles.page;
  return (
    <Section tone={tone} className={picture ? `${layout} ${styles.withPicture}` : layout}>
      <div className={styles.copy}>
        {crumbs && (
          <div className={styles.crumbs}>
            <Breadcrumb crumbs={crumbs} />
          </div>
        )}
        <h1 className={styles.title}>{headline(title)}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions.length > 0 && (
          <p className={styles.actions}>
            {actions.map((action, index) => (
              <ActionLink
                key={action.label}
                action={action}
                size="l"
                variant={index > 0 ? 'secondary' : tone === 'forest' ? 'on-dark' : 'primary'}
              />
            ))}
          </p>
        )}
      </div>
      {(picture || dots || hasList) && (
        <div className={styles.aside}>
          {isStory || isCards ? (
            <Picture picture={picture} alt={title} framed first className={styles.screen} />
          ) : (
            picture && <Panel picture={picture} alt={title} first />
          )}
          {dots && <SettlingDots columns={DOTS} className={styles.dots} />}
          {hasList && (
            <nav aria-label={label}>
              <ul className={styles.list}>
                {items.map((item) => (
                  <li key={item.to}>
                    <a href={item.to} className={styles.link}>
                      <span className={styles.name}>{item.label}</span>{' '}
                      <span className={styles.value}>{item.value}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      )}
      {isCards && items.length > 0 && <PriceCards label={label} items={items} />}
    </Section>
  );
}
