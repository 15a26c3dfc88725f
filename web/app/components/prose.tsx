import { type ReactNode, useMemo } from 'react';
import { cleanedHtml } from '~/lib/trusted-html';
import styles from './prose.module.css';

type Props = {
  /** Sanitised HTML from the server, instead of children. */
  html?: string;
  className?: string;
  children?: ReactNode;
};

/** Long text for reading: articles, legal pages. Styles what blog/rich-text/elements.tsx emits. */
export function Prose({ html, className, children }: Props) {
  const name = [styles.prose, className].filter(Boolean).join(' ');
  // One object for one text: with a new one React would write the text again, and close what a reader has opened.
  const cleaned = useMemo(() => (html === undefined ? undefined : { __html: cleanedHtml(html) }), [html]);
  return cleaned ? <div className={name} dangerouslySetInnerHTML={cleaned} /> : <div className={name}>{children}</div>;
}
