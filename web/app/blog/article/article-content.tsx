import { Prose } from '~/components/prose';
import { Section } from '~/components/section';
import { BackToBlog } from './back-to-blog';
import { Block } from '../blocks/block-renderers';
import { Caption } from '../blocks/block-image';
import { CoverImage } from '../list/cover-image';
import type { Article } from './article';
import styles from './article-content.module.css';
import { TableOfContents } from './table-of-contents';
import { ArticleHeader } from './article-header';
import { ShareLinks } from './share-links';
import { ArticleTags } from './article-tags';
import { useRichText } from './use-rich-text';

/** Blocks wider than the text column. */
const WIDE = new Set<string>(['media', 'slider', 'gallery', 'video']);

/** An article from title to tags, with a table of contents beside a long text. */
export function ArticleContent({ post, address }: { post: Article; address: string }) {
  const texts = useRichText();
  return (
    <Section>
      <article className={styles.post}>
        <BackToBlog />
        <ArticleHeader post={post} />
        {post.cover && (
          <figure className={styles.cover}>
            <CoverImage cover={post.cover} />
            <Caption text={post.cover.caption} />
          </figure>
        )}
        <div className={styles.columns}>
          <TableOfContents headings={post.headings} />
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
              <ArticleTags tags={post.tags} />
              <ShareLinks title={post.title} address={address} />
              <BackToBlog />
            </footer>
          </div>
        </div>
      </article>
    </Section>
  );
}
