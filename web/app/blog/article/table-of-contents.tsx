import { blogCopy } from '~/content/blog';
import { labelAttributes, textAttributes } from '~/lib/languages';
import type { Article } from './article';
import styles from './table-of-contents.module.css';
import { useJump } from './use-rich-text';

/** Articles with fewer headings have no table of contents. */
const FEWEST = 3;

/** Table of contents: beside the text on wide screens, collapsed above it on narrow ones. */
export function TableOfContents({ headings, language }: Pick<Article, 'headings' | 'language'>) {
  const jump = useJump();
  const listed = headings.filter(({ level }) => level <= 3);
  if (listed.length < FEWEST) return null;
  const { lang } = labelAttributes(language);
  const list = (
    <ol {...textAttributes(language)}>
      {listed.map(({ id, text, level }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`} onClick={jump} dir="auto">
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <div className={styles.contents} lang={lang}>
      <nav className={styles.beside} aria-label={blogCopy.article.contents}>
        <p>{blogCopy.article.contents}</p>
        {list}
      </nav>
      <details className={styles.above}>
        <summary>{blogCopy.article.contents}</summary>
        {list}
      </details>
    </div>
  );
}
