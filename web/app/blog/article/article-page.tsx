import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '~/components/button';
import { Section } from '~/components/section';
import { blogCopy } from '~/content/blog';
import { paths } from '~/paths';
import { articleOptions } from '../api/blog-queries';
import { ArticleContent } from './article-content';
import { RelatedArticlesNav } from './related-articles-nav';
import styles from './article-page.module.css';

const copy = blogCopy.article;
type Props = {
  slug: string;
  /** The full URL of the page, for sharing. */
  articleUrl: string;
};

/** The page of one article: loading, the article, or 'Post not found'. */
export function ArticlePage({ slug, articleUrl }: Props) {
  const { data, isPending } = useQuery(articleOptions(slug));
  if (isPending) return <Loading />;
  if (!data) return <MissingArticle />;
  return (
    <>
      <ArticleContent article={data.article} articleUrl={articleUrl} />
      <RelatedArticlesNav relatedArticles={data.relatedArticles} now={data.now} />
    </>
  );
}

const Loading = () => (
  <Section width="text">
    <p className={styles.loading} role="status" data-hydrate-after={0}>
      {copy.loading}
    </p>
  </Section>
);

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
