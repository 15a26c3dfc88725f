import type { ReactNode } from 'react';
import styles from './icon-tile.module.css';

/** A single icon of @tabler/icons-react in the page's hue. Only an image: the words stand beside it. */
export const IconTile = ({ size = 'm', children }: { size?: 's' | 'm' | 'l'; children: ReactNode }) => (
  <span className={styles.tile} data-size={size} aria-hidden="true">
    {children}
  </span>
);
