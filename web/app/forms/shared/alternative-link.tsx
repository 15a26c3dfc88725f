import { Link } from 'react-router-dom';
import type { FormPage } from '~/content/forms/form-pages';
import styles from './alternative-link.module.css';

/** Link to a page that may fit better. */
export const AlternativeLink = ({ text, label, to }: NonNullable<FormPage['instead']>) => (
  <p className={styles.instead}>
    {text} <Link to={to}>{label}</Link>
  </p>
);
