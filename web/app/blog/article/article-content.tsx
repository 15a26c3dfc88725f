import { Media } from '~/components/media';
import { Prose } from '~/components/prose';
import { Section } from '~/components/section';
import { unbroken } from '~/components/line-breaks';
import type { ResponsiveImage } from '~/lib/images';
import { labelAttributes, textAttributes } from '~/lib/languages';
import { ScriptFonts } from '~/sections/shared/script-fonts';
import { BackToBlog } from './back-to-blog';
import { Block } from '../blocks/block-renderers';
import { Caption } from '../blocks/block-image';
import type { Article } from './article';
import styles from './article-content.module.css';
import { ArticleTags } from './article-tags';
import { TableOfContents } from './table-of-contents';
import { ArticleHeader } from './article-header';
import { ShareLinks } from './share-links';
import { useRichText } from './use-rich-text';

/** Blocks wider than the text column. */
const WIDE = new Set<string>(['media', 'slider', 'gallery', 'video']);
/** Text blocks, in which only tables and code are wider than the text column. */
const TEXT = new Set<string>(['rich-text', 'code']);

/** An article from title to tags, with a table of contents beside a long text. */
export function ArticleContent({ article, articleUrl }: { article: Article; articleUrl: string }) {
  const texts = useRichText();
  const { language } = article;
  const text = textAttributes(language);
  const labels = labelAttributes(language);
  return (
    <Section>
      <ScriptFonts of={article} />
      <article className={styles.article} {...text}>
        <BackToBlog language={language} />
        <ArticleHeader article={article} />
        {article.cover && (
          <figure className={styles.cover}>
            <CoverImage cover={article.cover} />
            <Caption text={article.cover.caption} />
          </figure>
        )}
        <div className={styles.columns}>
          <TableOfContents headings={article.headings} language={language} />
          <div ref={texts} className={styles.body}>
            {article.description && (
              <p className={styles.description} dir={text.dir ?? 'auto'}>
                {unbroken(article.description)}
              </p>
            )}
            {article.contentHtml && <Prose html={article.contentHtml} className={styles.text} />}
            {article.blocks.map((block, index) => (
              <div
                key={index}
                className={styles.block}
                data-wide={WIDE.has(block.type) || undefined}
                data-text={TEXT.has(block.type) || undefined}
              >
                <Block block={block} />
              </div>
            ))}
            <footer className={styles.end} {...labels}>
              <ArticleTags tags={article.tags} />
              <ShareLinks title={article.title} articleUrl={articleUrl} />
              <BackToBlog />
            </footer>
          </div>
        </div>
      </article>
    </Section>
  );
}

/** The cover image, loaded with high priority because it is the LCP element. */
const CoverImage = ({ cover }: { cover: ResponsiveImage }) => (
  <Media
    src={cover.src}
    srcset={cover.srcset}
    position={cover.position}
    sizes="(min-width: 82em) 78rem, 100vw"
    width={cover.width}
    height={cover.height}
    alt={cover.alt}
    first
  />
);
