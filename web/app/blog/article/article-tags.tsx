import { Link } from 'react-router-dom';
import { hrefs } from '~/paths';
import type { NamedSlug } from '../list/article-card';
import { nameKey } from '../list/filter-cards';
import styles from './article-tags.module.css';

/** The tags of an article. Each links to its page. */
export const ArticleTags = ({ tags }: { tags: readonly NamedSlug[] }) =>
  tags.length > 0 && (
    <ul className={styles.tags} aria-label="Tags">
      {tags.map((tag) => (
        <li key={nameKey(tag)}>
          <Link to={hrefs.blogTopic('tag', nameKey(tag))}>
            <bdi>{tag.name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
