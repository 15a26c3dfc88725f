import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '~/components/button';
import { Section } from '~/components/section';
import { blogCopy } from '~/content/blog';
import { paths } from '~/paths';
import { articleOptions } from '../api/articles-data';
import { ArticleContent } from './article-content';
import blog from '../blog.module.css';
import styles from './article-page.module.css';
import { Link } from 'react-router-dom';
import { textAttributes } from '~/lib/languages';
import { ScriptFonts } from '~/sections/shared/script-fonts';
import { type ArticleCard, articleItem } from '../list/article-card';
import { ArticleCardItem, useCardVisit } from '../list/article-card-item';
import type { RelatedArticles } from './article';

const copy = blogCopy.article;

/** The page of one article: loading, the article, or 'Post not found'. `articleUrl`: the full URL, for sharing. */
export function ArticlePage({ slug, articleUrl }: { slug: string; articleUrl: string }) {
  const { data, isPending } = useQuery(articleOptions(slug));
  if (isPending) {
    return (
      <Section width="text">
        <p className={styles.loading} role="status" data-hydrate-after={0}>
          {copy.loading}
        </p>
      </Section>
    );
  }
  if (!data) return <MissingArticle />;
  return (
    <>
      <ArticleContent article={data.article} articleUrl={articleUrl} />
      <RelatedArticlesNav relatedArticles={data.relatedArticles} now={data.now} />
    </>
  );
}

/** 'Post not found'. It shows nothing of the slug. */
export const MissingArticle = () => (
  <Section width="text">
    <div className={styles.missing}>
      <h1>{copy.missingTitle}</h1>
      <p>{copy.missingText}</p>
      <ButtonLink to={paths.blogs}>{copy.back}</ButtonLink>
    </div>
  </Section>
);

/** A 16:9 image that covers a 16:10 card is a ninth wider than the card. */
const SIZES = '(min-width: 82em) 27.5rem, (min-width: 62em) 35vw, (min-width: 36em) 53vw, 100vw';

type Props = { relatedArticles: RelatedArticles; now: number };

/** Links to the articles before and after this one, and to those with the same tags. */
function RelatedArticlesNav({ relatedArticles: { next, previous, similar }, now }: Props) {
  if (!next && !previous && similar.length === 0) return null;
  return (
    <Section tone="deep" labelledBy={similar.length > 0 ? 'related-title' : undefined} className={blog.onScreen}>
      <ScriptFonts of={[next, previous, similar]} />
      {similar.length > 0 && (
        <>
          <h2 id="related-title" className={styles.title}>
            {copy.related}
          </h2>
          <ul className={`${blog.plain} ${styles.related}`}>
            {similar.map((card) => (
              <li key={card.id}>
                <ArticleCardItem item={articleItem(card)} now={now} sizes={SIZES} />
              </li>
            ))}
          </ul>
        </>
      )}
      {(previous ?? next) && (
        <nav aria-label="More posts" className={styles.turn}>
          {previous && <Turn card={previous} label="Previous post" rel="prev" />}
          {next && <Turn card={next} label="Next post" rel="next" />}
        </nav>
      )}
    </Section>
  );
}

function Turn({ card, label, rel }: { card: ArticleCard; label: string; rel: 'prev' | 'next' }) {
  const { to } = articleItem(card);
  return (
    <Link to={to} rel={rel} data-rel={rel} onClick={useCardVisit(to)} prefetch="intent">
      <span className={styles.label}>{label}</span>
      <span className={styles.name} dir="auto" {...textAttributes(card.language)}>
        {card.title}
      </span>
    </Link>
  );
}
