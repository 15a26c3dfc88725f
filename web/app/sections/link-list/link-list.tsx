import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '~/paths';
import { ArrowUpRight } from '~/components/arrow-up-right';
import { EmptyState } from '~/components/empty-state';
import { Picture } from '~/components/picture';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import type { Picture as PictureOf } from '~/lib/picture';
import type { LinkListContent, PageLinkItem } from '../section-schemas.generated';
import { Panel } from '../shared/panel';
import cards from './link-cards.module.css';
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
 * Links to other pages, each with a short text. `rows`: one row per link. `arrows`: large rows with an arrow. `columns`:
 * panels side by side, in the colour of the product or platform that they lead to. `cards`: cards with a picture above
 * the text. `preview`: large names with a small picture, on wide screens in two columns. `empty` is the note for an empty
 * list.
 */
export function LinkList({ variant, title, lead, items, empty = '' }: LinkListContent) {
  const heading = useId();
  const Row = { arrows: ArrowRow, cards: Card, preview: PreviewRow, rows: TextRow, columns: ArrowRow }[variant];
  const isCards = variant === 'cards';
  const isColumns = variant === 'columns';
  const isLarge = variant === 'arrows' || isCards;
  return (
    <Section
      space={isLarge ? 'm' : 's'}
      tone={isColumns ? 'deep' : 'paper'}
      labelledBy={heading}
      className={isCards ? cards.section : styles[variant]}
    >
      <SectionHeading id={heading} title={title} lead={lead} split={isLarge || variant === 'preview'} />
      {items.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <ul className={isCards ? cards.list : styles.list}>
          {items.map((item) => (
            <li
              key={item.title}
              className={isCards ? cards.item : styles.item}
              data-hue={isColumns || isCards ? (HUES[item.to] ?? 'leaf') : undefined}
              data-tone={isColumns ? 'tint-deep' : undefined}
            >
              <Row {...item} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const TextRow = ({ title, text, to }: PageLinkItem) => (
  <>
    <h3 className={styles.name}>
      <Link to={to}>{unbroken(title)}</Link>
    </h3>
    <p className={styles.text}>{unbroken(text)}</p>
  </>
);

const ArrowRow = ({ title, text, to }: PageLinkItem) => (
  <Link to={to} className={styles.link}>
    <span className={styles.name}>{unbroken(title)}</span>
    <span className={styles.text}>{unbroken(text)}</span>
    <ArrowUpRight size="28px" stroke={1.5} className={styles.arrow} />
  </Link>
);

/** The picture is decorative: the text beside it has the meaning. */
const PreviewRow = (item: PageLinkItem) => (
  <>
    {item.picture && (
      <div className={styles.sign}>
        <Picture picture={item.picture} decorative />
      </div>
    )}
    <ArrowRow {...item} />
  </>
);

/** The picture is decorative: the text below it has the meaning. */
const Card = ({ title, text, to, picture }: PageLinkItem) => (
  <>
    {picture && (
      <div className={cards.crop}>
        <Panel picture={toNarrow(picture)} decorative className={cards.picture} />
      </div>
    )}
    <h3 className={cards.name}>
      <Link to={to}>{unbroken(title)}</Link>
    </h3>
    <ArrowUpRight size="24px" stroke={1.5} className={cards.arrow} />
    <p className={cards.text}>{unbroken(text)}</p>
  </>
);

/** In all windows a card is about as wide as a phone, so it has the composition for phones. */
function toNarrow(picture: PictureOf): PictureOf {
  if (!picture.shipped) return { image: picture.narrow ?? picture.image };
  const { wide, narrow = wide } = picture.shipped;
  return { shipped: { ...picture.shipped, wide: narrow, narrow: undefined } };
}
