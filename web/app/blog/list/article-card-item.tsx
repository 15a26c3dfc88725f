import { Link } from 'react-router-dom';
import { Badge } from '~/components/badge';
import { Media, PLACEHOLDER } from '~/components/media';
import { unbroken } from '~/components/line-breaks';
import { longDate } from '~/lib/text-format';
import { labelAttributes, textAttributes } from '~/lib/languages';
import { isNew } from './article-card';
import styles from './article-card-item.module.css';
import { CARD_TAGS_SHOWN } from './list-limits';
import type { ListItem } from './story-card';
import { useCardVisit } from './use-card-visit';

type Props = {
  item: ListItem;
  /** Time of the list, in ms. */
  now: number;
  /** First card of a page: larger on wide screens. */
  lead?: boolean;
  /** The `sizes` attribute of the image. */
  sizes: string;
  heading?: 'h2' | 'h3';
  /** Above the fold: the image loads eagerly. */
  first?: boolean;
  /** Without the tags and the badge of a story. */
  brief?: boolean;
};

/** One article or story in a list. The whole card is one link. */
export function ArticleCardItem({ item, now, lead = false, sizes, heading, first = false, brief = false }: Props) {
  const Heading = heading ?? 'h3';
  const visit = useCardVisit(item.to);
  const date = longDate(item.publishedAt);
  const { image, language } = item;
  const labels = labelAttributes(language);
  return (
    <article className={styles.card} data-lead={lead || undefined} {...textAttributes(language)}>
      <div className={styles.image}>
        <Media
          src={image?.src}
          srcset={image?.srcset}
          avif={image?.avif}
          colour={image?.colour}
          position={image?.position}
          sizes={sizes}
          width={image?.width ?? PLACEHOLDER.width}
          height={image?.height ?? PLACEHOLDER.height}
          alt={image?.alt ?? ''}
          first={first}
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
          <p className={styles.byline} {...labels}>
            {date && <time dateTime={item.publishedAt}>{date}</time>}
            {item.period && <span>{item.period}</span>}
            {item.author && <bdi>{item.author.name}</bdi>}
          </p>
        )}
        {!brief && item.tags.length > 0 && (
          <ul className={styles.tags} aria-label="Tags" {...labels}>
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
