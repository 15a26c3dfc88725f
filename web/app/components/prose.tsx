import type { ReactNode } from 'react';
import styles from './prose.module.css';

type Props = {
  /** Sanitised HTML from the server, instead of children. */
  html?: string;
  className?: string;
  children?: ReactNode;
};

/** Long text for reading: articles, legal pages. Styles what features/blog/content-kinds/elements.tsx emits. */
export function Prose({ html, className, children }: Props) {
  const name = [styles.prose, className].filter(Boolean).join(' ');
  return html === undefined ? (
    <div className={name}>{children}</div>
  ) : (
    <div className={name} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
