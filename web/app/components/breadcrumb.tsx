import { Link } from 'react-router-dom';
import styles from './breadcrumb.module.css';

export type Crumb = { name: string; to?: string };

/** The path to the current page. The last crumb is the current page and is not a link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol>
        {crumbs.map(({ name, to }, index) => (
          <li key={name}>
            {to && index < crumbs.length - 1 ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
