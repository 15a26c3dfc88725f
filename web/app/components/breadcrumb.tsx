import { Link } from 'react-router-dom';
import styles from './breadcrumb.module.css';

export type Crumb = { name: string; to?: string };

/** Where this page stands. The last crumb is the page itself and no link. */
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
