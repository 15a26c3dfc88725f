import { Link } from 'react-router-dom';
import type { AlternativeItem } from '~/sections/section-schemas.generated';
import styles from './alternative-link.module.css';

/** Link to a page that may fit better. */
export const AlternativeLink = ({ text, label, to }: AlternativeItem) => (
  <p className={styles.instead}>
    {text} <Link to={to}>{label}</Link>
  </p>
);
