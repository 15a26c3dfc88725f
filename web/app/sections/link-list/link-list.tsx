import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '~/paths';
import { ArrowUpRight } from '~/components/button';
import { EmptyState } from '~/components/status';
import { Panel } from '~/components/layout';
import { Section, SectionHeading } from '~/components/section';
import type from '~/components/type.module.css';
import { unbroken } from '~/components/line-breaks';
import type { Picture as PictureOf } from '~/lib/pictures.server';
import type { LinkListContent, PageLinkItem } from '../section-schemas.generated';
import styles from './link-list.module.css';

/** The hues of products and platforms by their page. Other pages have the hue leaf. */
const HUES: Record<string, string> = {
  [paths.surveR]: 'surve-r',
  [paths.proGran]: 'progran',
  [paths.driveR]: 'drive-r',
  [paths.farmer]: 'farmer',
  [paths.health]: 'health',
  [paths.education]: 'education',
  [paths.leaf]: 'afforestation',
  [paths.impact]: 'impact',
  [paths.tracseed]: 'tracseed',
};

/**
 * Links to other pages, each with a short text. `rows`: one row per link, beside the heading on wide screens. `cards`: a
 * grid, with the picture of each link. `empty` is the note for an empty list.
 */
export function LinkList({ variant, title, lead, items, empty = '' }: LinkListContent) {
  const heading = useId();
  const isCards = variant === 'cards';
  const Item = isCards ? Card : Row;
  return (
    <Section space="s" labelledBy={heading} className={styles[variant]}>
      <SectionHeading id={heading} title={title} lead={lead} split={isCards} />
      {items.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.title} className={styles.item} data-hue={HUES[item.to] ?? 'leaf'}>
              <Item {...item} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const Row = ({ title, text, to }: PageLinkItem) => (
  <>
    <h3 className={type.name}>
      <Link to={to} className={styles.link}>
        {unbroken(title)}
      </Link>
    </h3>
    <p className={`${type.text} ${styles.text}`}>{unbroken(text)}</p>
  </>
);

/** The picture is decorative: the text beside it has the meaning. */
const Card = (item: PageLinkItem) => (
  <>
    {item.picture && (
      <div className={styles.crop}>
        <Panel picture={toNarrow(item.picture)} decorative natural className={styles.picture} />
      </div>
    )}
    <div className={styles.words}>
      <Row {...item} />
      <ArrowUpRight size="24px" stroke={1.5} className={styles.arrow} />
    </div>
  </>
);

/** In all windows a card is about as wide as a phone, so it has the composition for phones. */
function toNarrow(picture: PictureOf): PictureOf {
  if (!picture.shipped) return { image: picture.narrow ?? picture.image };
  const { wide, narrow = wide } = picture.shipped;
  return { shipped: { ...picture.shipped, wide: narrow, narrow: undefined } };
}
