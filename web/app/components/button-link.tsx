import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { markDemoRequested } from '~/lib/demo-request';
import { ArrowUpRight } from './arrow-up-right';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'on-dark';
type Props = {
  /** A path from `paths`, an anchor, or an external URL (opens in a new tab). */
  to: string;
  variant?: ButtonVariant;
  size?: 'm' | 'l';
  /** An icon after the label of a link within the site. An external link always has its own. */
  icon?: ReactNode;
  /** Stores the page on a click, before hydration too (lib/hydrate-on-use.ts). */
  demoRequest?: boolean;
  /** Does a full page load, as the navigation does, instead of client-side routing. */
  reload?: boolean;
  children: ReactNode;
};

/** A link that looks like a button. Use it for navigation, and Button for actions. */
export function ButtonLink({ to, variant = 'primary', size = 'm', icon, demoRequest, reload, children }: Props) {
  const onClick = demoRequest ? markDemoRequested : undefined;
  const shared = {
    className: styles.button,
    'data-variant': variant,
    'data-size': size,
    'data-demo-request': demoRequest,
    onClick,
  };
  if (/^https?:/.test(to)) {
    return (
      <a {...shared} href={to} target="_blank" rel="noopener noreferrer">
        {children}
        <ArrowUpRight /> <span className="visually-hidden">(opens in a new tab)</span>
      </a>
    );
  }
  return (
    <Link {...shared} to={to} reloadDocument={reload} prefetch={reload ? 'none' : 'intent'}>
      {children}
      {icon}
    </Link>
  );
}
