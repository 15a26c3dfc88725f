import { layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';
import { endpoints, pagePaths, paths, patterns, topicPatterns } from './paths.ts';

const at = (path: string) => path.replace(/^\//, '');

/** The route table. Any other path is a page of an editor, or the not-found page. */
export default [
  layout('layouts/site-shell.tsx', [
    ...[...pagePaths, paths.products].map((path) => route(at(path), 'routes/page.tsx', { id: path })),
    route(at(paths.blogs), 'routes/blog/blogs.tsx'),
    route(at(paths.impactStories), 'routes/blog/blogs.tsx', { id: 'impact-stories' }),
    route(at(patterns.blogPost), 'routes/blog/blog-post.tsx'),
    ...Object.values(topicPatterns).map((path) => route(at(path), 'routes/blog/topic.tsx', { id: path })),
    route(at(patterns.debugBlogPost), 'routes/blog/blog-post.tsx', { id: patterns.debugBlogPost }),
    route(at(endpoints.form(':form')), 'routes/forms/form-result.tsx'),
    route(at(paths.privacy), 'routes/company/privacy.tsx'),
    route(at(endpoints.preview), 'routes/preview.tsx'),
    route('*', 'routes/page.tsx', { id: '*' }),
  ]),
  route(at(endpoints.feed), 'routes/blog/rss.ts'),
  ...prefix('api', [
    route('articles', 'routes/blog/api-articles.ts'),
    route('articles/:slug', 'routes/blog/api-articles.ts', { id: 'api-article' }),
  ]),
  route(at(endpoints.manifest), 'routes/web-manifest.ts'),
] satisfies RouteConfig;
