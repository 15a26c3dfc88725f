import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './card.module.css';

export type CardTone = 'surface' | 'plain' | 'hue' | 'forest';
type Props = Omit<ComponentProps<'div'>, 'className'> & {
  as?: 'div' | 'article' | 'li';
  tone?: CardTone;
  /** Without inner space: an image reaches the card's edges. */
  flush?: boolean;
  className?: string;
};

/** A piece of paper on the page. With a CardLink inside, all of it can be clicked and it lifts by 2 px. */
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

/** The link of a card, around its title: its name is the title, its target the whole card. */
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
