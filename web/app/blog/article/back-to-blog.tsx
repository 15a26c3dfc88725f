import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { blogCopy } from '~/content/blog';
import { labelAttributes, type OtherLanguage } from '~/lib/languages';
import { paths } from '~/paths';
import styles from './back-to-blog.module.css';

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
    <p className={styles.back} {...labelAttributes(language)}>
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
