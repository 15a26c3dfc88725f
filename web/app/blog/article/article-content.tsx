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
import { type MouseEvent, useEffect, useRef } from 'react';
import { Link, type NavigateFunction, useNavigate } from 'react-router-dom';
import { PLACEHOLDER } from '~/components/picture';
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

const COPIED_MS = 2000;

/**
 * Adds behaviour to rendered article HTML: copy buttons, jumps within the page, and the placeholder for broken images.
 * Returns the ref for the element around the texts.
 */
function useRichText() {
  const root = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const onClick = (event: Event) => {
      if (!(event.target instanceof Element)) return;
      const copy = event.target.closest<HTMLButtonElement>('button[data-copy]');
      if (copy) void copyCode(copy);
      const link = event.target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (link) jumpTo(link, event, navigate);
    };
    const onError = ({ target }: Event) => target instanceof HTMLImageElement && replaceImage(target);
    element.addEventListener('click', onClick);
    // Image errors do not bubble. Some occur before hydration.
    element.addEventListener('error', onError, true);
    for (const image of element.querySelectorAll('img')) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) replaceImage(image);
    }
    return () => {
      element.removeEventListener('click', onClick);
      element.removeEventListener('error', onError, true);
    };
  }, [navigate]);
  return root;
}

/** Returns a click handler for React links to a heading of the page. */
function useJump() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => jumpTo(event.currentTarget, event.nativeEvent, navigate);
}

/** Jumps to a heading and replaces the history entry, so that 'Back to Blog' leads to the previous page. */
function jumpTo(link: HTMLAnchorElement, event: Event, navigate: NavigateFunction): void {
  const hash = link.getAttribute('href') ?? '#';
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target || (event instanceof globalThis.MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey))) return;
  event.preventDefault();
  void navigate({ hash }, { replace: true, preventScrollReset: true });
  target.scrollIntoView();
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

async function copyCode(button: HTMLButtonElement): Promise<void> {
  const code = button.closest('.code-frame')?.querySelector('code')?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(code);
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Not copied';
  }
  setTimeout(() => (button.textContent = 'Copy'), COPIED_MS);
}

function replaceImage(image: HTMLImageElement): void {
  if (image.dataset.replaced !== undefined || !image.closest('[class*="prose"]')) return;
  image.dataset.replaced = '';
  image.removeAttribute('srcset');
  image.src = PLACEHOLDER.src;
}
