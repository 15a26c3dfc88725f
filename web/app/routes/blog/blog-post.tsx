import type { Route } from './+types/blog-post';
import { blogCopy } from '~/content/blog';
import { loadArticle } from '~/blog/api/article-loader.server';
import { feedLink } from '~/blog/list/feed';
import { ArticlePage, MissingArticle } from '~/blog/article/article-page';
import { ogImageUrl } from '~/lib/seo/og-image-url';
import { article } from '~/lib/seo/json-ld';
import { ArticlesData } from '~/blog/api/articles-data';
import { followRedirect } from '~/pages/load-page.server';
import { pageMeta } from '~/lib/seo/page-meta';
import { useSite } from '~/lib/site-context';
import { hrefs, paths, patterns } from '~/paths';

export function loader({ url, params, context }: Route.LoaderArgs) {
  followRedirect(url.pathname);
  return loadArticle(params.slug, context);
}

/** The address for editors shows the same page, which search engines must not list. */
export const meta: Route.MetaFunction = (args) => [
  ...tagsOf(args),
  ...(args.matches.at(-1)?.id === patterns.debugBlogPost ? [{ name: 'robots', content: 'noindex' }] : []),
];

function tagsOf({ loaderData, matches, params }: Route.MetaArgs) {
  const head = loaderData?.head;
  const path = hrefs.blogPost(head?.slug ?? params.slug);
  if (!head) {
    // The CMS is slow. Crawlers must not see the not-found title for an article that exists.
    if (loaderData?.loading) {
      const { metaTitle: title, metaDescription: description } = blogCopy.article;
      const noIndex = loaderData.loading !== 'listed';
      return pageMeta({ path, title, description, type: 'blog', noIndex })({ matches });
    }
    const { missingTitle: title, missingText: description } = blogCopy.article;
    // The page of a missing article is shared by all such slugs, so it has no URL of its own.
    return pageMeta({ path: loaderData?.missing ? null : path, title, description, type: 'blog', noIndex: true })({
      matches,
    });
  }
  const title = head.seo.title ?? head.title;
  const description = head.seo.description ?? head.description ?? blogCopy.article.metaDescription;
  const described = pageMeta({
    path,
    title,
    description,
    heading: head.title,
    type: 'blog',
    image: head.seo.image,
    language: head.language,
    published: head.publishedAt,
    modified: head.updatedAt,
    noIndex: head.seo.noIndex,
    crumbs: [{ name: 'Home', to: paths.home }, { name: 'Blog', to: paths.blogs }, { name: head.title }],
    jsonLd: (site) => {
      const { title, language, author, publishedAt: published, updatedAt: modified, cover } = head;
      if (!published) return [];
      const image = cover ?? ogImageUrl('blog', path);
      return article({ title, description, published, modified, language, author, image }, path, site);
    },
  });
  return [...described({ matches }), feedLink];
}

export default function BlogPost({ loaderData, params }: Route.ComponentProps) {
  const { url } = useSite();
  if (loaderData.missing) return <MissingArticle />;
  return (
    <ArticlesData state={loaderData.state}>
      {/* The key resets the page state for another article. */}
      <ArticlePage key={params.slug} slug={params.slug} articleUrl={url + hrefs.blogPost(params.slug)} />
    </ArticlesData>
  );
}
