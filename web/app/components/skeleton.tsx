import styles from './skeleton.module.css';

/** A placeholder for text (and an image) that is loading. Add a text nearby that says so. */
export const Skeleton = ({ lines = 3, image = false }: { lines?: number; image?: boolean }) => (
  <div className={styles.skeleton} aria-hidden="true">
    {image && <div className={styles.image} />}
    {Array.from({ length: lines }, (_, line) => (
      <div key={line} className={styles.bar} />
    ))}
  </div>
);
