import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { type MouseEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { blogCopy } from '~/content/blog';
import { labelAttributes, type OtherLanguage } from '~/lib/languages';
import { paths, hrefs } from '~/paths';
import blog from '../blog.module.css';
import styles from './article-links.module.css';
import { encodePathSegment } from '~/lib/urls';
import { type NamedSlug, nameKey } from '../list/article-card';

/**
 * 'Back to Blog': goes back in the history after a visit to another page of this site, otherwise links to the list.
 * `language` is that of the text around it.
 */
export function BackToBlog({ language }: { language?: OtherLanguage }) {
  const navigate = useNavigate();
  const back = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !cameFromHere()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <p className={`${blog.onScreen} ${styles.back}`} {...labelAttributes(language)}>
      <Link to={paths.blogs} onClick={back} data-replay>
        <IconArrowLeft size={18} aria-hidden="true" />
        {blogCopy.article.back}
      </Link>
    </p>
  );
}

/** `idx` is the router's history index. After a reload only the referrer shows the previous page. */
function cameFromHere(): boolean {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  const referred = document.referrer.startsWith(`${window.location.origin}/`) && window.history.length > 1;
  return (idx ?? 0) > 0 || referred;
}

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

/** The tags of an article. Each links to its page. */
export const ArticleTags = ({ tags }: { tags: readonly NamedSlug[] }) =>
  tags.length > 0 && (
    <ul className={`${blog.plain} ${blog.chips}`} aria-label="Tags">
      {tags.map((tag) => (
        <li key={nameKey(tag)}>
          <Link to={hrefs.blogTopic('tag', nameKey(tag))}>
            <bdi>{tag.name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
