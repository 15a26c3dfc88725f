import type { Route } from './+types/debug-blog-post';
import type { Route as Post } from './+types/blog-post';
import BlogPost, { loader, meta as postMeta } from './blog-post';

export { loader };

/** The meta data of the article, with noindex. */
export const meta: Route.MetaFunction = (args) => [
  ...(postMeta(args as unknown as Post.MetaArgs) ?? []),
  { name: 'robots', content: 'noindex' },
];

/** The same screen as the blog post. */
export default BlogPost;
