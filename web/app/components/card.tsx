import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './card.module.css';

export type CardTone = 'surface' | 'plain' | 'hue' | 'forest';
type Props = Omit<ComponentProps<'div'>, 'className'> & {
  as?: 'div' | 'article' | 'li';
  tone?: CardTone;
  /** Without padding, so that an image reaches the edges of the card. */
  flush?: boolean;
  className?: string;
};

/** A container for one item. With a CardLink inside, the whole card is clickable and moves up by 2 px on hover. */
export function Card({ as = 'div', tone = 'surface', flush = false, className, ...rest }: Props) {
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={[styles.card, className].filter(Boolean).join(' ')}
      data-card=""
      data-tone={tone}
      data-flush={flush || undefined}
    />
  );
}

/**
 * The link of a card, placed around its title. The title is its accessible name, and the whole card is its click
 * target.
 */
export const CardLink = ({ to, children }: { to: string; children: ReactNode }) =>
  /^https?:/.test(to) ? (
    <a className={styles.link} href={to} target="_blank" rel="noopener noreferrer">
      {children} <span className="visually-hidden">(opens in a new tab)</span>
    </a>
  ) : (
    <Link className={styles.link} to={to}>
      {children}
    </Link>
  );
