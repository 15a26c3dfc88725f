import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'on-dark';
type Props = {
  /** An address from `paths`, an anchor, or an outside address (opens a new tab). */
  to: string;
  look?: ButtonLook;
  size?: 'm' | 'l';
  icon?: ReactNode;
  onClick?: () => void;
  /** Loads the page again, as the navigation does, instead of changing it in place. */
  reload?: boolean;
  children: ReactNode;
};

/** A link that looks like a button: for going somewhere. For doing something use Button. */
export function ButtonLink({ to, look = 'primary', size = 'm', icon, onClick, reload, children }: Props) {
  const shared = { className: styles.button, 'data-look': look, 'data-size': size, onClick };
  const inside = (
    <>
      {children}
      {icon}
    </>
  );
  if (/^https?:/.test(to)) {
    return (
      <a {...shared} href={to} target="_blank" rel="noopener noreferrer">
        {inside} <span className="visually-hidden">(opens in a new tab)</span>
      </a>
    );
  }
  return (
    <Link {...shared} to={to} reloadDocument={reload} prefetch={reload ? 'none' : 'intent'}>
      {inside}
    </Link>
  );
}
