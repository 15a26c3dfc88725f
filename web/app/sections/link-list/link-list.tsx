import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '~/components/empty-state';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import type { LinkListContent, PageLinkItem } from '../section-schemas.generated';
import styles from './link-list.module.css';

/**
 * Links to other pages, each with a short text. `rows`: one row per link. `arrows`: large rows with an arrow. `columns`:
 * links side by side. `empty` is the note for an empty list.
 */
export function LinkList({ variant, title, lead, items, empty = '' }: LinkListContent) {
  const heading = useId();
  const Row = variant === 'arrows' ? ArrowRow : TextRow;
  return (
    <Section tone={variant === 'columns' ? 'deep' : 'paper'} labelledBy={heading} className={styles[variant]}>
      <SectionHeading id={heading} title={title} lead={lead} />
      {items.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.title} className={styles.item}>
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
      <Link to={to}>{title}</Link>
    </h3>
    <p className={styles.text}>{text}</p>
  </>
);

const ArrowRow = ({ title, text, to }: PageLinkItem) => (
  <Link to={to} className={styles.link}>
    <span className={styles.name}>{title}</span>
    <span className={styles.text}>{text}</span>
    <IconArrowUpRight size={28} stroke={1.5} aria-hidden="true" className={styles.arrow} />
  </Link>
);
