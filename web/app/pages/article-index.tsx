import { useLoaderData } from 'react-router';
import { ArticlesData } from '~/blog/api/articles-data';
import { BlogList } from '~/blog/list/blog-list';
import { FIRST_PAGE, type ListParams } from '~/blog/list/list-params';
import type { ArticleIndexContent } from '~/sections/section-schemas.generated';
import type { PageData } from './load-page.server';

/** All articles with filters and page numbers. The blog has the view of its URL, any other page the first one. */
export function ArticleIndex(props: ArticleIndexContent) {
  const { articles, stories, view = FIRST_PAGE } = useLoaderData<PageData & { view?: ListParams }>();
  if (!articles) return null;
  return (
    <ArticlesData state={articles}>
      <BlogList {...props} view={view} stories={stories} />
    </ArticlesData>
  );
}
