/** The worker thread in which articles are rendered (body-renderer.server.ts). Built as a file of its own. */
export { renderArticleBody as default } from '../app/blog/rich-text/article-body.server.ts';
