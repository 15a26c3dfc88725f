import { Prose } from '~/components/prose';
import { Section } from '~/components/section';
import { unbroken } from '~/components/line-breaks';
import { labelAttributes, textAttributes } from '~/lib/languages';
import { ScriptFonts } from '~/sections/shared/script-fonts';
import { BackToBlog, ArticleTags, ShareLinks } from './article-links';
import { Block } from '../blocks/block-renderers';
import { Caption, CmsImage } from '../blocks/picture-blocks';
import type { Article } from './article';
import blog from '../blog.module.css';
import styles from './article-content.module.css';
import { useRichText, useJump } from './use-rich-text';
import { Link } from 'react-router-dom';
import { longDate } from '~/lib/text-format';
import { hrefs } from '~/paths';
import { nameKey } from '../list/article-card';
import { blogCopy } from '~/content/blog';

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
            {/* With high priority, because it is the LCP element. */}
            <CmsImage image={article.cover} sizes="(min-width: 82em) 78rem, 100vw" first />
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

/** Title, date, author, category and reading time of an article. */
function ArticleHeader({ article }: { article: Article }) {
  const { title, language, publishedAt, author, category, minutes } = article;
  const date = longDate(publishedAt);
  return (
    <header className={styles.header}>
      <h1 className={styles.title} dir={textAttributes(language).dir ?? 'auto'}>
        {unbroken(title)}
      </h1>
      <div className={styles.byline} {...labelAttributes(language)}>
        {author?.avatar && (
          <CmsImage image={author.avatar} className={blog.avatar} sizes="48px" width={48} height={48} alt="" />
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
          <p className={`${blog.facts} ${styles.facts}`}>
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

/** Articles with fewer headings have no table of contents. */
const FEWEST = 3;

/** Table of contents: beside the text on wide screens, collapsed above it on narrow ones. */
function TableOfContents({ headings, language }: Pick<Article, 'headings' | 'language'>) {
  const jump = useJump();
  const listed = headings.filter(({ level }) => level <= 3);
  if (listed.length < FEWEST) return null;
  const { lang } = labelAttributes(language);
  const list = (
    <ol className={blog.plain} {...textAttributes(language)}>
      {listed.map(({ id, text, level }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`} onClick={jump} dir="auto">
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <div className={`${blog.onScreen} ${styles.contents}`} lang={lang}>
      <nav className={styles.beside} aria-label={blogCopy.article.contents}>
        <p>{blogCopy.article.contents}</p>
        {list}
      </nav>
      <details className={`${blog.opens} ${styles.above}`}>
        <summary>{blogCopy.article.contents}</summary>
        {list}
      </details>
    </div>
  );
}
