import styles from './skeleton.module.css';

/** The shape of text (and an image) that is still on its way. Say in words nearby that something is loading. */
export const Skeleton = ({ lines = 3, image = false }: { lines?: number; image?: boolean }) => (
  <div className={styles.skeleton} aria-hidden="true">
    {image && <div className={styles.image} />}
    {Array.from({ length: lines }, (_, line) => (
      <div key={line} className={styles.bar} />
    ))}
  </div>
);
