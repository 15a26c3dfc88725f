import { Spinner } from '~/components/status';
import styles from './card-grid.module.css';

/** A spinner over the placeholder of a list that is loading. The placeholder has the size of the list, to prevent layout shift. */
export function CardSkeleton({ count, variant }: { count: number; variant: 'home' | 'list' }) {
  return (
    <div className={styles.container} data-hydrate-after={0}>
      <div className={styles.loading}>
        <Spinner label="Loading..." />
      </div>
      <div className={styles.grid} data-variant={variant} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} data-lead={(variant === 'list' && index === 0) || undefined}>
            <div className={styles.skeleton} data-part="image" />
            <div className={styles.skeleton} data-part="line" />
            <div className={styles.skeleton} data-part="line" />
          </div>
        ))}
      </div>
    </div>
  );
}
