import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { Link } from 'react-router-dom';
import { EmptyState } from '~/components/empty-state';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import type { Segment } from '../segments/segments';
import styles from './segment-index.module.css';

export type SegmentIndexContent = {
  title: string;
  lead: string;
  segments: readonly Segment[];
  /** The note for an empty list. */
  empty: string;
};

/** The kinds of organisations served, as a list of links. */
export const SegmentIndex = ({ title, lead, segments, empty }: SegmentIndexContent) => (
  <Section labelledBy="segments" className={styles.layout}>
    <SectionHeading id="segments" title={title} lead={lead} />
    {segments.length === 0 ? (
      <EmptyState title={empty} />
    ) : (
      <ul className={styles.list}>
        {segments.map(({ id, title: name, description, to }) => (
          <li key={id}>
            <Link to={to} className={styles.row}>
              <span className={styles.name}>{name}</span>
              <span className={styles.text}>{description}</span>
              <IconArrowUpRight size={28} stroke={1.5} aria-hidden="true" className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    )}
  </Section>
);
