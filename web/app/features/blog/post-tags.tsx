import { Link } from 'react-router-dom';
import { hrefs } from '~/paths';
import type { Name } from './card';
import { nameKey } from './find-cards';
import styles from './post-tags.module.css';

/** The subjects of a post; each leads to the other posts on it. */
export const PostTags = ({ tags }: { tags: readonly Name[] }) =>
  tags.length > 0 && (
    <ul className={styles.tags} aria-label="Tags">
      {tags.map((tag) => (
        <li key={nameKey(tag)}>
          <Link to={hrefs.blogs({ tag: nameKey(tag) })}>
            <bdi>{tag.name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
