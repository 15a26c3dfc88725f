import type { ArticleBlock } from '../article/article';
import styles from './blocks.module.css';

/** A collapsed JSON dump of a block that the site cannot render. */
export const UnknownBlock = ({ name, dump }: Extract<ArticleBlock, { type: 'unknown' }>) => (
  <details className={styles.unknown}>
    <summary>
      This part cannot be shown (<code>{name}</code>)
    </summary>
    <pre tabIndex={0}>{dump}</pre>
  </details>
);
