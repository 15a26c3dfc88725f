/**
 * The copy of the lists, the article page and the pages of authors, categories and tags, without the articles. In
 * `topics` the title and the description are for search engines, as are `metaTitle` and `metaDescription` of an article
 * that has none or has not come yet.
 */
export { default as blogCopy } from './blog.json';
