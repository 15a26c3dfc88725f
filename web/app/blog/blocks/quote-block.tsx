import type { ArticleBlock } from '../article/article';
import styles from './blocks.module.css';

/** A quote with its author. */
export const QuoteBlock = ({ body, author }: Extract<ArticleBlock, { type: 'quote' }>) => (
  <figure className={styles.quote}>
    <blockquote dir="auto">{body}</blockquote>
    {author && <figcaption dir="auto">{author}</figcaption>}
  </figure>
);
