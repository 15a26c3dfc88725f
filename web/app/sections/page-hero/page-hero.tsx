import { ActionLink } from '~/components/action-link';
import { Breadcrumb, type Crumb } from '~/components/breadcrumb';
import { Section } from '~/components/section';
import { headline } from '~/components/headline';
import { MockupPanel } from '../shared/mockup-panel';
import { MockupPlate } from '../shared/mockup-plate';
import { SettlingDots } from '../shared/settling-dots';
import type { PageHeroContent } from '../section-schemas.generated';
import styles from './page-hero.module.css';

type Props = PageHeroContent & { crumbs?: readonly Crumb[] };

/** The last columns are 0 because a page with dots announces what is unfinished. */
const DOTS = [6, 8, 7, 9, 4, 2, 1, 0, 0] as const;

/**
 * The top of a page: breadcrumb, title, lead and actions. Beside the text: a mockup or an image, columns of dots or a list of links
 * that `label` names. Without them the text has the full width. `variant` is the background. A `story` also has a mockup
 * that touches the lower edge. With `cards` the links stand below the text as cards with large values, on a dark background.
 */
export function PageHero({ variant, title, lead, actions, mockup, image, dots, items, label, crumbs }: Props) {
  const isStory = variant === 'story';
  const isCards = variant === 'cards';
  const tone = isStory || isCards ? 'forest' : variant;
  const visual = { mockup, image, alt: title, first: true };
  return (
    <Section tone={tone} className={isStory ? styles.story : styles.page}>
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
      {(mockup || image || dots || (items.length > 0 && !isCards)) && (
        <div className={styles.aside}>
          {(mockup || image) && (isStory || isCards ? <MockupPlate {...visual} /> : <MockupPanel {...visual} />)}
          {dots && <SettlingDots columns={DOTS} className={styles.dots} />}
          {items.length > 0 && !isCards && (
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
      {isCards && items.length > 0 && (
        <nav aria-label={label} className={styles.cards}>
          <ul className={styles.cardList}>
            {items.map((item) => (
              <li key={item.to}>
                <a href={item.to} className={styles.card}>
                  <span className={styles.name}>{item.label}</span> <Figure value={item.value} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Section>
  );
}

/** A price or a word in large type. The words around the number of a price are smaller: "from $400/month". */
function Figure({ value }: { value: string }) {
  const [, before = '', number, after = ''] = /^(\D*?)(\S?\d[\d.,]*)(.*)$/.exec(value.trim()) ?? [, '', value.trim()];
  return (
    <span className={styles.figure}>
      {before && <span className={styles.around}>{before.trim()}</span>}
      {before && ' '}
      {number}
      {after && <span className={styles.around}>{after}</span>}
    </span>
  );
}
