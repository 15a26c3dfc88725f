// Every page imports this module first, so that the theme is first in the style sheet and components override it.
import '~/theme/global.css';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { markDemoRequested } from '~/lib/demo-request';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'on-dark';
type Look = { variant?: ButtonVariant; size?: 'm' | 'l' };

/** A button for an action on the page. Use ButtonLink for navigation. */
export function Button({ variant = 'primary', size = 'm', type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button {...rest} type={type} className={styles.button} data-variant={variant} data-size={size} />;
}

type LinkProps = Look & {
  /** A path from `paths`, an anchor, or an external URL (opens in a new tab). */
  to: string;
  /** An icon after the label of a link within the site. An external link always has its own. */
  icon?: ReactNode;
  /** Stores the page on a click, before hydration too (lib/page-scripts.ts). */
  demoRequest?: boolean;
  /** Does a full page load, as the navigation does, instead of client-side routing. */
  reload?: boolean;
  children: ReactNode;
};

/** A link that looks like a button. Use it for navigation, and Button for actions. */
export function ButtonLink({ to, variant = 'primary', size = 'm', icon, demoRequest, reload, children }: LinkProps) {
  const shared = {
    className: styles.button,
    'data-variant': variant,
    'data-size': size,
    'data-demo-request': demoRequest,
    onClick: demoRequest ? markDemoRequested : undefined,
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

export type Action = {
  label: string;
  to: string;
  /**
   * Visually hidden text after the label. It makes the link name clear out of context, for screen readers and search
   * engines.
   */
  more?: string;
};

/** A button link for page content. A click on a link labelled "Request Demo" also sets the demo-requested flag. */
export function ActionLink({ action: { label, to, more }, ...button }: Look & { action: Action; icon?: ReactNode }) {
  return (
    <ButtonLink {...button} to={to} demoRequest={label === 'Request Demo' || undefined}>
      {label}
      {more && (
        <>
          {' '}
          <span className="visually-hidden">{more}</span>
        </>
      )}
    </ButtonLink>
  );
}

/** The arrow of a link. It is decorative: the link text already says where it leads. */
export const ArrowUpRight = ({
  className,
  size = '1.1em',
  stroke = 2,
}: {
  className?: string;
  size?: string;
  stroke?: number;
}) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={stroke}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M17 7 7 17M8 7h9v9" />
  </svg>
);
