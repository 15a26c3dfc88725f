import { ButtonLink } from '~/components/button-link';
import { EmptyState } from '~/components/empty-state';
import { MockupPanel } from '../shared/mockup-panel';
import type { MockupName } from '../../mockups/mockup-names';
import styles from './segments.module.css';

/** A field of work. `designed` means that it has its own page, at `to`. */
export type Segment = {
  id: number;
  title: string;
  description: string;
  image: MockupName;
  designed: boolean;
  to: string;
};
type Props = { segments: readonly Segment[]; more: string; empty: string };

/** Fields of work with the image on alternating sides. */
export function Segments({ segments, more, empty }: Props) {
  if (segments.length === 0) return <EmptyState title={empty} />;
  return (
    <ul className={styles.list}>
      {segments.map(({ id, title, description, image, to }) => (
        <li key={id} className={styles.segment}>
          <div className={styles.image}>
            <MockupPanel name={image} />
          </div>
          <div>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{description}</p>
            <ButtonLink to={to} look="secondary">
              {more} <span className="visually-hidden">about {title}</span>
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
