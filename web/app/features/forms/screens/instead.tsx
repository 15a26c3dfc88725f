import { Link } from 'react-router-dom';
import type { FormPage } from '~/content/forms/form-pages';
import styles from './instead.module.css';

/** The way to the page that may fit better. */
export const Instead = ({ text, label, to }: NonNullable<FormPage['instead']>) => (
  <p className={styles.instead}>
    {text} <Link to={to}>{label}</Link>
  </p>
);
