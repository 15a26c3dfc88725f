import { encodePathSegment } from '~/lib/urls';
import { useState } from 'react';
import { blogCopy } from '~/content/blog';
import styles from './share-links.module.css';

const COPIED_MS = 2000;

/** Share links, a button that copies the URL, and a print button. */
export function ShareLinks({ title, articleUrl }: { title: string; articleUrl: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(articleUrl);
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  const [text, url] = [encodePathSegment(title), encodePathSegment(articleUrl)];
  return (
    <div className={styles.share} role="group" aria-label={blogCopy.article.share}>
      <span className={styles.label}>{blogCopy.article.share}</span>
      <a href={`mailto:?subject=${text}&body=${url}`}>Email</a>
      <Outside href={`https://wa.me/?text=${text}%20${url}`}>WhatsApp</Outside>
      <Outside href={`https://www.linkedin.com/sharing/share-offsite/?url=${url}`}>LinkedIn</Outside>
      <button type="button" onClick={() => void copy()}>
        <span aria-live="polite">{copied ? 'Copied' : 'Copy link'}</span>
      </button>
      <button type="button" onClick={() => window.print()}>
        Print
      </button>
    </div>
  );
}

const Outside = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="visually-hidden"> (opens in a new tab)</span>
  </a>
);
