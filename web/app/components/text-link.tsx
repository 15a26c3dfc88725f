import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Arrow } from './arrow';
import styles from './text-link.module.css';

type Props = {
  /** A path from `paths` or an external URL (opens in a new tab). */
  to: string;
  /** Visually hidden text that names the topic of the link: 'Know more' + ' about Surve-R'. */
  about?: string;
  onClick?: () => void;
  children: ReactNode;
};

/** A link on its own line, with an arrow. */
export function TextLink({ to, about, onClick, children }: Props) {
  const words = (
    <span>
      {children}
      {about && ' '}
      {about && <span className="visually-hidden">{about}</span>}
    </span>
  );
  if (/^https?:/.test(to)) {
    return (
      <a className={styles.link} href={to} target="_blank" rel="noopener noreferrer" onClick={onClick}>
        {words}
        <Arrow to="newTab" className={styles.arrow} /> <span className="visually-hidden">(opens in a new tab)</span>
      </a>
    );
  }
  return (
    <Link className={styles.link} to={to} onClick={onClick}>
      {words}
      <Arrow to="forward" className={styles.arrow} />
    </Link>
  );
}
