import { Link, useNavigate } from 'react-router-dom';
import { Badge } from '~/components/status';
import { Media, PLACEHOLDER } from '~/components/picture';
import { unbroken } from '~/components/line-breaks';
import type { ResponsiveImage } from '~/lib/images';
import { longDate } from '~/lib/text-format';
import { labelAttributes, textAttributes } from '~/lib/languages';
import { isNew, type ListItem } from './article-card';
import blog from '../blog.module.css';
import styles from './article-card-item.module.css';
import type { MouseEvent } from 'react';

/** Tags that a card shows before "+N more". */
const CARD_TAGS_SHOWN = 3;

type Props = {
  item: ListItem;
  /** Time of the list, in ms. */
  now: number;
  /** First card of a page: larger on wide screens, and its image loads eagerly. */
  lead?: boolean;
  /** The `sizes` attribute of the image. */
  sizes: string;
  heading?: 'h2' | 'h3';
  /** Without the tags and the badge of a story. */
  brief?: boolean;
};

/** One article or story in a list. The whole card is one link. */
export function ArticleCardItem({ item, now, lead = false, sizes, heading: Heading = 'h3', brief = false }: Props) {
  const visit = useCardVisit(item.to);
  const date = longDate(item.publishedAt);
  const { language } = item;
  const { caption: _, ...picture }: Partial<ResponsiveImage> = item.image ?? {};
  const labels = labelAttributes(language);
  return (
    <article className={styles.card} data-lead={lead || undefined} {...textAttributes(language)}>
      <div className={styles.image}>
        <Media
          {...picture}
          sizes={sizes}
          width={picture.width ?? PLACEHOLDER.width}
          height={picture.height ?? PLACEHOLDER.height}
          alt={picture.alt ?? ''}
          first={lead}
        />
      </div>
      <div className={styles.copy}>
        <p className={styles.badges} {...labels}>
          {isNew(item.publishedAt, now) && <Badge tone="new">NEW</Badge>}
          {item.isStrapiBlog ? <Badge tone="blog">BLOG</Badge> : !brief && <Badge tone="story">STORY</Badge>}
          {item.category && <bdi className={styles.category}>{item.category.name}</bdi>}
        </p>
        <Heading className={styles.title}>
          <Link to={item.to} onClick={visit} prefetch="intent">
            {unbroken(item.title)}
          </Link>
        </Heading>
        <p className={styles.description}>{unbroken(item.description)}</p>
        {(date ?? item.author ?? item.period) && (
          <p className={`${blog.facts} ${styles.byline}`} {...labels}>
            {date && <time dateTime={item.publishedAt}>{date}</time>}
            {item.period && <span>{item.period}</span>}
            {item.author && <bdi>{item.author.name}</bdi>}
          </p>
        )}
        {!brief && item.tags.length > 0 && (
          <ul className={`${blog.plain} ${styles.tags}`} aria-label="Tags" {...labels}>
            {item.tags.slice(0, CARD_TAGS_SHOWN).map(({ name }) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
            {item.tags.length > CARD_TAGS_SHOWN && <li>+{item.tags.length - CARD_TAGS_SHOWN} more</li>}
          </ul>
        )}
      </div>
    </article>
  );
}

/** Delay of the navigation, while the page scrolls to the top. */
const VISIT_DELAY_MS = 100;

/**
 * Returns the click handler of a card linked to `to`: it scrolls to the top, smoothly unless the visitor prefers reduced
 * motion, and navigates. Leaves clicks that open a new tab or window to the browser.
 */
export function useCardVisit(to: string) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    setTimeout(() => void navigate(to), VISIT_DELAY_MS);
  };
}
