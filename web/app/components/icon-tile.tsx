import type { ReactNode } from 'react';
import styles from './icon-tile.module.css';

/**
 * An icon of @tabler/icons-react on a tile in the hue of the page. It is decorative: the text beside it has the
 * meaning.
 */
export const IconTile = ({ size = 'm', children }: { size?: 's' | 'm' | 'l'; children: ReactNode }) => (
  <span className={styles.tile} data-size={size} aria-hidden="true">
    {children}
  </span>
);
