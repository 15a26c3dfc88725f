import { type ReactNode, useMemo } from 'react';
import { cleanedHtml } from '~/lib/content-security';
import styles from './prose.module.css';

type Props = {
  /** Sanitized HTML from the server. It replaces `children`. */
  html?: string;
  className?: string;
  children?: ReactNode;
};

/** Long text: articles and legal pages. Styles the elements that blog/rich-text emits. */
export function Prose({ html, className, children }: Props) {
  const name = [styles.prose, className].filter(Boolean).join(' ');
  // Memoized: with a new object React would set innerHTML again and close opened details elements.
  const cleaned = useMemo(() => (html === undefined ? undefined : { __html: cleanedHtml(html) }), [html]);
  return cleaned ? <div className={name} dangerouslySetInnerHTML={cleaned} /> : <div className={name}>{children}</div>;
}
