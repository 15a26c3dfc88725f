import { Breadcrumb } from '~/components/breadcrumb';
import { Media } from '~/components/picture';
import { Section, SectionHeading } from '~/components/section';
import { blogCopy } from '~/content/blog';
import { hrefs, paths } from '~/paths';
import { ScriptFonts } from '~/sections/shared/script-fonts';
import { ArticleTags } from '../article/article-links';
import type { TopicView } from '../api/list-loader.server';
import { CardGrid, Pagination } from '../list/card-grid';
import { count, articleItem } from '../list/article-card';
import { PAGE_SIZE } from '../list/list-params';
import blog from '../blog.module.css';
import styles from './topic-page.module.css';

const AVATAR_SIZE = 112;

/** The path to the page of a topic, for visitors and for search engines. */
export const topicCrumbs = (name: string) => [
  { name: 'Home', to: paths.home },
  { name: 'Blog', to: paths.blogs },
  { name },
];

/** The page of an author, a category or a tag: its name, its tags and its articles. */
export function TopicPage({ topic }: { topic: TopicView }) {
  const { kind, slug, name, bio, avatar, cards, total, page, pageCount, related, now } = topic;
  const copy = blogCopy.topics[kind];
  return (
    <Section labelledBy="topic-title">
      <ScriptFonts of={topic} />
      <Breadcrumb crumbs={topicCrumbs(name)} />
      <header className={styles.head}>
        {avatar && (
          <Media
            className={`${blog.avatar} ${styles.avatar}`}
            src={avatar.src}
            srcset={avatar.srcset}
            position={avatar.position}
            sizes={`${AVATAR_SIZE}px`}
            width={AVATAR_SIZE}
            height={AVATAR_SIZE}
            alt={blogCopy.portrait.replace('{name}', name)}
            first
          />
        )}
        <div>
          <p className={styles.eyebrow}>{copy.label}</p>
          <SectionHeading id="topic-title" level={1} title={<bdi>{name}</bdi>} lead={bio && <bdi>{bio}</bdi>} />
        </div>
      </header>
      {related.length > 0 && (
        <div className={styles.related}>
          <p>{copy.related}</p>
          <ArticleTags tags={related.map(({ key, name }) => ({ slug: key, name }))} />
        </div>
      )}
      <p className={blog.count}>
        {count(total, 'post', 'posts')}
        {pageCount > 1 && `, page ${page} of ${pageCount}`}
      </p>
      <CardGrid id="topic-cards" items={cards.map(articleItem)} now={now} limit={PAGE_SIZE} variant="list" />
      <Pagination page={page} pageCount={pageCount} to={(other) => hrefs.blogTopic(kind, slug, other)} />
    </Section>
  );
}
