import { Prose } from '~/components/prose';
import { Section } from '~/components/section';
import { BackToBlog } from './back-to-blog';
import { Block } from './blocks/block-renderers';
import { Caption } from './blocks/picture';
import { CoverPicture } from './cover-picture';
import type { Post } from './post';
import styles from './post-article.module.css';
import { PostContents } from './table-of-contents';
import { PostHeader } from './post-header';
import { PostShare } from './post-share';
import { PostTags } from './post-tags';
import { usePostTexts } from './use-post-texts';

/** Blocks that take more room than a line of text. */
const WIDE = new Set<string>(['media', 'slider', 'gallery', 'video']);

/** A post from its title to its tags (spec section 2), with its contents beside a long text. */
export function PostArticle({ post, address }: { post: Post; address: string }) {
  const texts = usePostTexts();
  return (
    <Section>
      <article className={styles.post}>
        <BackToBlog />
        <PostHeader post={post} />
        {post.cover && (
          <figure className={styles.cover}>
            <CoverPicture cover={post.cover} />
            <Caption text={post.cover.caption} />
          </figure>
        )}
        <div className={styles.columns}>
          <PostContents headings={post.headings} />
          <div ref={texts} className={styles.body}>
            {post.description && (
              <p className={styles.description} dir="auto">
                {post.description}
              </p>
            )}
            {post.contentHtml && <Prose html={post.contentHtml} className={styles.text} />}
            {post.blocks.map((block, index) => (
              <div key={index} className={styles.block} data-wide={WIDE.has(block.type) || undefined}>
                <Block block={block} />
              </div>
            ))}
            <footer className={styles.end}>
              <PostTags tags={post.tags} />
              <PostShare title={post.title} address={address} />
              <BackToBlog />
            </footer>
          </div>
        </div>
      </article>
    </Section>
  );
}
