import { useLoaderData } from 'react-router';
import { ArticlesData } from '~/blog/api/articles-data';
import { ArticleListSection } from '~/blog/list/article-list-section';
import { BlogList } from '~/blog/list/blog-list';
import { FIRST_PAGE, type ListParams } from '~/blog/list/list-params';
import type { ArticleListContent } from '~/sections/section-schemas.generated';
import type { PageData } from './load-page.server';

/**
 * Articles from the loader of the page. `latest`: the newest ones. `index`: all, with filters and page numbers, as the
 * opening of a page. The blog has the view of its URL, any other page the first one.
 */
export function ArticleList({ variant, ...props }: ArticleListContent) {
  const { articles, stories, view = FIRST_PAGE } = useLoaderData<PageData & { view?: ListParams }>();
  if (!articles) return null;
  return (
    <ArticlesData state={articles}>
      {variant === 'index' ? (
        <BlogList {...props} view={view} stories={stories} />
      ) : (
        <ArticleListSection {...props} stories={stories} />
      )}
    </ArticlesData>
  );
}
