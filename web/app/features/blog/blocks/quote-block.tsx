import type { PostBlock } from '../post';
import styles from './blocks.module.css';

/** Somebody's words, and whose they are. */
export const QuoteBlock = ({ body, author }: Extract<PostBlock, { type: 'quote' }>) => (
  <figure className={styles.quote}>
    <blockquote dir="auto">{body}</blockquote>
    {author && <figcaption dir="auto">{author}</figcaption>}
  </figure>
);
