import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '~/components/empty-state';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import styles from './link-list.module.css';

type Item = { title: string; text: string; to: string };
export type LinkListContent = {
  /** `rows`: one row per link. `arrows`: large rows with an arrow. `columns`: links side by side. */
  variant: 'rows' | 'arrows' | 'columns';
  title: string;
  lead?: string;
  items: readonly Item[];
  /** The note for an empty list. */
  empty?: string;
};

/** Links to other pages, each with a short text. */
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

const TextRow = ({ title, text, to }: Item) => (
  <>
    <h3 className={styles.name}>
      <Link to={to}>{title}</Link>
    </h3>
    <p className={styles.text}>{text}</p>
  </>
);

const ArrowRow = ({ title, text, to }: Item) => (
  <Link to={to} className={styles.link}>
    <span className={styles.name}>{title}</span>
    <span className={styles.text}>{text}</span>
    <IconArrowUpRight size={28} stroke={1.5} aria-hidden="true" className={styles.arrow} />
  </Link>
);
