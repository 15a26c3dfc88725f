import { Link } from 'react-router-dom';
import { Media } from '~/components/media';
import { unbroken } from '~/components/line-breaks';
import { longDate } from '~/lib/text-format';
import { labelAttributes, textAttributes } from '~/lib/languages';
import { hrefs } from '~/paths';
import { nameKey } from '../list/filter-cards';
import type { Article } from './article';
import styles from './article-header.module.css';

/** Title, date, author, category and reading time of an article. */
export function ArticleHeader({ article }: { article: Article }) {
  const { title, language, publishedAt, author, category, minutes } = article;
  const date = longDate(publishedAt);
  return (
    <header className={styles.header}>
      <h1 className={styles.title} dir={textAttributes(language).dir ?? 'auto'}>
        {unbroken(title)}
      </h1>
      <div className={styles.byline} {...labelAttributes(language)}>
        {author?.avatar && (
          <Media
            className={styles.avatar}
            src={author.avatar.src}
            srcset={author.avatar.srcset}
            position={author.avatar.position}
            sizes="48px"
            width={48}
            height={48}
            alt=""
          />
        )}
        <div>
          {author && (
            <p className={styles.author}>
              By{' '}
              <Link to={hrefs.blogTopic('author', nameKey(author))}>
                <bdi>{author.name}</bdi>
              </Link>
            </p>
          )}
          <p className={styles.facts}>
            {date && <time dateTime={publishedAt}>{date}</time>}
            <span>{minutes} min read</span>
            {category && (
              <Link to={hrefs.blogTopic('category', nameKey(category))}>
                <bdi>{category.name}</bdi>
              </Link>
            )}
          </p>
        </div>
      </div>
    </header>
  );
}
