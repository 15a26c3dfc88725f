import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '~/paths';
import { ArrowUpRight } from '~/components/arrow-up-right';
import { EmptyState } from '~/components/empty-state';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import type { LinkListContent, PageLinkItem } from '../section-schemas.generated';
import sheetStyles from '../../mockups/styles/link-card-sheets.css?url';
import cardStyles from '../../mockups/styles/link-cards.css?url';
import { isOfProduct, MockupStyles } from '../shared/mockup-styles';
import { Panel } from '../shared/panel';
import { Stylesheet } from '../shared/stylesheet';
import styles from './link-list.module.css';
import textStyles from './text-links.css?url';

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
 * panels side by side, in the colour of the product or platform that they lead to. `cards`: cards with a screen or an
 * image above the text. `preview`: large names with a sign, on wide screens in two columns. `empty` is the note for an
 * empty list.
 */
export function LinkList({ variant, title, lead, items, empty = '' }: LinkListContent) {
  const heading = useId();
  const Row = { arrows: ArrowRow, cards: Card, preview: ArrowRow, rows: TextRow, columns: ArrowRow }[variant];
  const hasCards = variant === 'cards';
  const isLarge = variant === 'arrows' || hasCards;
  return (
    <Section
      space={isLarge ? 'm' : 's'}
      tone={variant === 'columns' ? 'deep' : 'paper'}
      labelledBy={heading}
      className={hasCards ? styles.cards : `link-${variant}`}
    >
      <Stylesheet href={hasCards ? sheetStyles : textStyles} />
      {hasCards && <Stylesheet href={cardStyles} />}
      <SectionHeading id={heading} title={title} lead={lead} split={isLarge || variant === 'preview'} />
      {items.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <li
              key={item.title}
              className={styles.item}
              data-sign={item.sign}
              {...(variant === 'columns' && { 'data-hue': hueOf(item.to), 'data-tone': 'tint-deep' })}
            >
              <Row {...item} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const hueOf = (to: string) => HUES[to] ?? 'leaf';

const TextRow = ({ title, text, to }: PageLinkItem) => (
  <>
    <h3 className={styles.name}>
      <Link to={to}>{unbroken(title)}</Link>
    </h3>
    <p className={styles.text}>{unbroken(text)}</p>
  </>
);

/**
 * The screen is decorative: the text beside or below it has the meaning, and the link for assistive technology and
 * keyboards. The list itself has the styles of sheets.
 */
const Card = ({ title, text, to, mockup, image }: PageLinkItem) => (
  <>
    {mockup && isOfProduct(mockup) && <MockupStyles mockup={mockup} image={image} />}
    {(mockup || image) && (
      <Link
        to={to}
        className={`link-card ${styles.image}`}
        data-own={to in HUES || undefined}
        aria-hidden="true"
        tabIndex={-1}
      >
        <Panel mockup={mockup} image={image} alt="" />
      </Link>
    )}
    <div className={styles.caption}>
      <TextRow title={title} text={text} to={to} />
      <ArrowUpRight size="24px" stroke={1.5} className={styles.arrow} />
    </div>
  </>
);

const ArrowRow = ({ title, text, to }: PageLinkItem) => (
  <Link to={to}>
    <span>{unbroken(title)}</span>
    <span>{unbroken(text)}</span>
    <ArrowUpRight size="28px" stroke={1.5} className={styles.arrow} />
  </Link>
);
