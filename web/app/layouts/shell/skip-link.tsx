import styles from './skip-link.module.css';

/** The first Tab stop. It skips the navigation. */
export const SkipLink = () => (
  <a href="#content" className={styles.skip}>
    Skip to the content
  </a>
);
