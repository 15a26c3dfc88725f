/** The worker thread in which articles are rendered (body-renderer.server.ts). Built as a file of its own. */
export { renderArticleBody as default } from '../app/features/blog/article-body.server.ts';
